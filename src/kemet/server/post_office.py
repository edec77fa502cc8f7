"""Sends mails by the operator's own mail server; without one nothing is sent, and nobody else is asked."""

from __future__ import annotations

import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

SCHEMES = {"smtp": 25, "smtps": 465}
# Machines to which a password may go unencrypted: this one.
HERE = ("localhost", "127.0.0.1", "::1")
# Seconds that a mail server has for each answer.
ANSWERS_WITHIN = 20.0


class MailProblem(Exception):
    """A mail server that cannot be used as it is set; the text says why, and never the password."""


class PostOffice:
    """A mail server: `smtp://user:password@host:587` (encrypted by STARTTLS where it offers that) or `smtps://…`."""

    def __init__(self, url: str, sender: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in SCHEMES or not parts.hostname:
            raise MailProblem("the mail server must be smtp://HOST:PORT or smtps://HOST:PORT")
        if "@" not in sender:
            raise MailProblem("mails need a sender: KEMET_MAIL_FROM=kemet@example.org")
        self._wrapped = parts.scheme == "smtps"
        self._host = parts.hostname
        self._port = parts.port or SCHEMES[parts.scheme]
        self._user = unquote(parts.username or "")
        self._password = unquote(parts.password or "")
        self._sender = sender

    def send(self, to: str, subject: str, text: str, stop: str | None = None) -> None:
        """Sends a mail, or raises. Mail programs offer the address *stop* to end such mails. Takes its time: for a thread."""
        mail = EmailMessage()
        mail["Subject"] = " ".join(subject.split())
        mail["From"] = self._sender
        mail["To"] = to
        mail["Date"] = formatdate()
        mail["Message-ID"] = make_msgid(domain=self._sender.rpartition("@")[2].rstrip(">"))
        mail["Auto-Submitted"] = "auto-generated"
        if stop is not None:
            mail["List-Unsubscribe"] = f"<{stop}>"
            mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        mail.set_content(text)
        with self._connect() as server:
            server.send_message(mail)

    def _connect(self) -> smtplib.SMTP:
        if self._wrapped:
            context = ssl.create_default_context()
            server: smtplib.SMTP = smtplib.SMTP_SSL(self._host, self._port, timeout=ANSWERS_WITHIN, context=context)
        else:
            server = smtplib.SMTP(self._host, self._port, timeout=ANSWERS_WITHIN)
            server.ehlo()
            if server.has_extn("starttls"):
                server.starttls(context=ssl.create_default_context())
            elif self._user and self._host not in HERE:
                server.close()
                raise MailProblem("the mail server offers no encryption, so the password was not sent")
        if self._user:
            server.login(self._user, self._password)
        return server

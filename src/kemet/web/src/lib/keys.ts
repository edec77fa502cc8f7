/** Keys of the table. */

export interface KeyActions {
  confirm: () => void;
  back: () => void;
  undo: () => void;
  /** Picks the choice with that number in the prompt. */
  choice: (number: number) => void;
  market: () => void;
  /** Opens the board of a module whose key it is; tells whether there is one. */
  panel: (key: string) => boolean;
  log: () => void;
  help: () => void;
  prompt: () => void;
  board: () => void;
  units: (change: number) => void;
}

function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && !!target.closest('input, textarea, select, [contenteditable]');
}

/** Acts on a key, unless it belongs to something that has the focus. */
export function handleKey(event: KeyboardEvent, act: KeyActions): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
  const focused = event.target instanceof HTMLElement || event.target instanceof SVGElement ? event.target : null;
  // Enter on a button or a space presses it; only elsewhere it confirms.
  const onControl = !!focused?.closest('button, a, [role=button], summary, [tabindex="0"]');
  switch (event.key) {
    case 'Enter':
      if (onControl) return;
      act.confirm();
      break;
    case 'Escape':
      act.back();
      break;
    case 'z':
    case 'Z':
      act.undo();
      break;
    case 'm':
    case 'M':
      act.market();
      break;
    case 'l':
    case 'L':
      act.log();
      break;
    case 'p':
    case 'P':
      act.prompt();
      break;
    case 'b':
    case 'B':
      act.board();
      break;
    case '+':
    case '=':
      act.units(1);
      break;
    case '-':
      act.units(-1);
      break;
    case '?':
      act.help();
      break;
    default:
      if (/^[0-9]$/.test(event.key)) act.choice(event.key === '0' ? 10 : Number(event.key));
      else if (!act.panel(event.key.toLowerCase())) return;
  }
  event.preventDefault();
}

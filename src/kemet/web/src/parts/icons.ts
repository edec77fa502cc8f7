/** Icons, 24 × 24, in the colour of the text around them. */

export const ICONS: Record<string, string> = {
  falcon:
    '<path fill="currentColor" d="M12 3l1.7 4.6L22.5 5l-5.2 8.2-3-.9-.8 4.2 1.8 4.5H8.7l1.8-4.5-.8-4.2-3 .9L1.5 5l8.8 2.6z"/>',
  jackal:
    '<path fill="currentColor" fill-rule="evenodd" d="M5 1.5l4.3 7h5.4l4.3-7 .6 9.8-4.3 4.7-1.6 6.5h-3.4l-1.6-6.5-4.3-4.7zM8.2 11.2l2.6 1.7.1-1zm7.6 0l-2.7.7.1 1z"/>',
  cat: '<path fill="currentColor" fill-rule="evenodd" d="M3.6 3l5.3 3.6h6.2L20.4 3v10.2c0 4.6-4 8-8.4 8s-8.4-3.4-8.4-8zM7 11.5c1.2-1 2.6-.7 3.4.7-1.3.6-2.7.4-3.4-.7zm10 0c-.7 1.1-2.1 1.3-3.4.7.8-1.4 2.2-1.7 3.4-.7zM11 15.5h2l-1 1.3z"/>',
  crocodile:
    '<path fill="currentColor" fill-rule="evenodd" d="M1 9.6l11.6-1.8C13.4 5.5 16 5 17.8 6.6 21.3 7.2 23 10 23 13.4V18H12.5L1.6 19v-2.2l9.6-2.2-1.4-1.5-1.5 1.7-1.6-1.5L5.2 15l-1.4-1.6L1.5 14.2zM15.3 8a1.1 1.1 0 1 0 .01 0z"/>',
  ibis: '<path fill="currentColor" fill-rule="evenodd" d="M15.3 2.5a4 4 0 0 1 3.9 5.3c-.9 3 2.8 6.6-.2 14.2h-6.5c3-5 .2-8.2.1-11.9-4.3-.2-7.6 3-9.5 8.7C2.8 11.2 6.8 6.3 11.5 5.5a4 4 0 0 1 3.8-3zm.5 2.7a1 1 0 1 0 .01 0z"/>',
  seth: '<path fill="currentColor" fill-rule="evenodd" d="M5.5 1h3.2l1.2 6h4.2l1.2-6h3.2l-.9 8.6c1 3.4-.4 6-2.2 8.2L13.6 23h-3.2l-1.8-5.2C6.8 15.6 5.4 13 6.4 9.6zM8.6 11.2l2.4 1.6.2-1.1zm6.8 0l-2.6.5.2 1.1z"/>',
  sword:
    '<path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="M4 20l4-4M5.5 14l4.5 4.5M8.5 15.5L19 5V3.5h-1.5L7 14"/>',
  swords:
    '<path fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2.4" d="M4 3l13 13M20 3L7 16M4.5 15.5l4 4M19.5 15.5l-4 4M4 20l2-2M20 20l-2-2"/>',
  drop: '<path fill="currentColor" d="M12 2.5c3.6 5 6.5 8.6 6.5 12.3a6.5 6.5 0 0 1-13 0C5.5 11.1 8.4 7.5 12 2.5z"/>',
  shield:
    '<path fill="currentColor" d="M12 2.5c2.8 1.6 5.4 2 8 2 .4 7.5-1.7 13.5-8 17-6.3-3.5-8.4-9.5-8-17 2.6 0 5.2-.4 8-2z"/>',
  ka: '<path fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2.6" d="M4 3v7.5c0 3 2 5 5 5h6c3 0 5-2 5-5V3M12 15.5V21M8 21h8"/>',
  step: '<path fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2.8" d="M5 5l7 7-7 7M13 5l7 7-7 7"/>',
  boat: '<path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="M2 14c2 5 5 6 10 6s8-1 10-6c-3 2-17 2-20 0zM11 14V3.5c4 2 6 4.5 6.5 8.5H11"/>',
  recruit:
    '<path fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2.4" d="M9 11a3.6 3.6 0 1 0 0-.01M2.5 21c.5-4.5 3-6 6.5-6s6 1.5 6.5 6M19 6v8M15 10h8"/>',
  build: '<path fill="currentColor" d="M10 4h4v4h3v4.5h3V17h3v4H1v-4h3v-4.5h3V8h3z"/>',
  tile: '<path fill="currentColor" d="M12 2.5l8.5 5.5V21h-17V8z"/>',
  temple:
    '<path fill="currentColor" d="M2 7l10-5 10 5v2.5H2zM4 11h3.2v8H4zm6.4 0h3.2v8h-3.2zm6.4 0H20v8h-3.2zM2 20h20v2.5H2z"/>',
  obelisk: '<path fill="currentColor" d="M12 1l2.6 4 1.4 14H8l1.4-14zM5.5 20.2h13V23h-13z"/>',
  sun: '<circle cx="12" cy="12" r="4.2" fill="currentColor"/><path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="M12 1.5V5M12 19v3.5M1.5 12H5M19 12h3.5M4.6 4.6L7 7M17 17l2.4 2.4M19.4 4.6L17 7M7 17l-2.4 2.4"/>',
  moon: '<path fill="currentColor" d="M20 14.5A9 9 0 0 1 9.5 4a9 9 0 1 0 10.5 10.5z"/>',
  scroll:
    '<path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="M7 4h12v13a3 3 0 0 1-3 3H6M7 4a2.5 2.5 0 0 0-2.5 2.5V9H7M7 4v13.5A2.5 2.5 0 0 1 4.5 20H6M11 9h5M11 13h5"/>',
  perm: '<path fill="currentColor" d="M12 2l3 6.5 7 .8-5.2 4.8 1.4 7L12 17.6 5.8 21.1l1.4-7L2 9.3l7-.8z"/>',
  temp: '<path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="M12 3.5l2.6 5.6 6 .7-4.5 4.2 1.2 6-5.3-3-5.3 3 1.2-6-4.5-4.2 6-.7z"/>',
  elephant:
    '<path fill="currentColor" fill-rule="evenodd" d="M3 21V12c0-5 4-8 9-8s9 3 9.5 8v7.5c0 2-3 2-3 0V15l-2 .8V21h-3.5v-4h-4v4zM15.5 9a1.1 1.1 0 1 0 .01 0z"/>',
  scorpion:
    '<path fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2.4" d="M12 20c-3 0-4.5-2-4.5-4.5S9.5 11 12 11s4.5 2 4.5 4.5S15 20 12 20zM12 11C12 6 15 3 18 4.5S18.5 9 16 8M7.5 14L3 12M7.5 17L3.5 19M16.5 14l4.5-2M16.5 17l4 2"/>',
  scarab:
    '<path fill="currentColor" d="M12 6c4.5 0 6.5 3.5 6.5 8S15.5 22 12 22s-6.5-3.5-6.5-8S7.5 6 12 6z"/><path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="M9 5a3 3 0 0 1 6 0M5.5 12L2 9M5.5 17L2 19M18.5 12L22 9M18.5 17l3.5 2"/>',
  phoenix:
    '<path fill="currentColor" d="M12 23c-3.4-3.2-3.4-6.3 0-9.5 3.4 3.2 3.4 6.3 0 9.5zM12 12.5C6 12.5 2 8.6 2.5 2c3.2 1.1 5.4 3.2 7 6L12 3.5 14.5 8c1.6-2.8 3.8-4.9 7-6 .5 6.6-3.5 10.5-9.5 10.5z"/>',
  teleport:
    '<path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="M12 2l2 3.5V14h-4V5.5zM4 18c0-2.2 3.6-4 8-4s8 1.8 8 4-3.6 4-8 4-8-1.8-8-4zM8.5 18h7"/>',
  close:
    '<path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="M5 5l14 14M19 5L5 19"/>',
  home: '<path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="M3 11.5L12 4l9 7.5M6 10v10h12V10M10 20v-6h4v6"/>',
  gear: '<circle cx="12" cy="12" r="3.2" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/><path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1"/>',
  undo: '<path fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2.4" d="M8 5L3.5 9.5 8 14M4 9.5h10a6 6 0 0 1 0 12h-4"/>',
  chat: '<path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="M4 4h16v12H11l-5 4.5V16H4z"/>',
  people:
    '<path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="M9 11a3.5 3.5 0 1 0 0-.01M2.5 20c.5-4 3-5.5 6.5-5.5s6 1.5 6.5 5.5M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14.8c2 .7 3.2 2.2 3.5 5.2"/>',
  book: '<path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="M12 6c-2-1.7-5-2.2-8.5-2v14.5c3.5-.2 6.5.3 8.5 2 2-1.7 5-2.2 8.5-2V4C17 3.8 14 4.3 12 6zM12 6v14.5"/>',
  first: '<path fill="currentColor" d="M4 4h3v16H4zM20 4v16L8 12z"/>',
  last: '<path fill="currentColor" d="M17 4h3v16h-3zM4 4l12 8-12 8z"/>',
  back: '<path fill="currentColor" d="M17 4v16L6 12z"/>',
  on: '<path fill="currentColor" d="M7 4l11 8-11 8z"/>',
  path: '<path fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" d="M3 20c6 0 4-6 9-6s3-6 9-8M17 3l4 3-3 4"/>',
  priest: '<path fill="currentColor" d="M12 2a4 4 0 1 1-.01 0zM6 22c0-7 2-12 6-12s6 5 6 12z"/>',
  play: '<path fill="currentColor" d="M6 3.5l14 8.5-14 8.5z"/>',
  pause: '<path fill="currentColor" d="M5.5 4h4.5v16H5.5zM14 4h4.5v16H14z"/>',
  eye: '<path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="M2 12c2.5-4.5 6-6.5 10-6.5s7.5 2 10 6.5c-2.5 4.5-6 6.5-10 6.5S4.5 16.5 2 12z"/><circle cx="12" cy="12" r="3" fill="currentColor"/>',
  link: '<path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="M10 14a4.5 4.5 0 0 0 6.4 0l3.2-3.2a4.5 4.5 0 0 0-6.4-6.4L12 5.6M14 10a4.5 4.5 0 0 0-6.4 0l-3.2 3.2a4.5 4.5 0 0 0 6.4 6.4l1.2-1.2"/>',
  clock:
    '<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/><path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="M12 7v5.5l3.5 2"/>',
  dots: '<path fill="currentColor" d="M5 10a2 2 0 1 0 .01 0zm7 0a2 2 0 1 0 .01 0zm7 0a2 2 0 1 0 .01 0z"/>',
  snake:
    '<path fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2.6" d="M4 20h9c6 0 6-6 0-6h-2c-6 0-6-7 1-7h5M17 7l3.5-2M17 7l3.5 2"/>',
  sphinx: '<path fill="currentColor" d="M3 20v-4c0-3 2-5 5-5V7c0-3 2-5 4.5-5S17 4 17 7v3l1.5 10h-4L14 14h-1v6z"/>',
  mummy:
    '<path fill="currentColor" fill-rule="evenodd" d="M12 1.5c3.5 0 5 2.5 5 5.5 2.5 1 3 4 2 8l-3 7.5H8L5 15c-1-4-.5-7 2-8 0-3 1.5-5.5 5-5.5zM8.5 7h7v1.5h-7zm-1 5h9v1.5h-9zm1 4.5h7V18h-7z"/>',
  honour:
    '<path fill="currentColor" d="M18.5 1.5c2.6 5.2.7 11.6-5.6 15.3l1.3-3.6-2.7 4.4L10.6 22.5H8.3l1.2-5.2C6 11.3 10 3.6 18.5 1.5z"/>',
  afterlife:
    '<path fill="currentColor" fill-rule="evenodd" d="M12 2c5 0 8.5 3.4 8.5 8 0 3-1.4 5-3.5 6.3V20a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2v-3.7C4.9 15 3.5 13 3.5 10c0-4.6 3.5-8 8.5-8zM8.5 9a2 2 0 1 0 .01 0zm7 0a2 2 0 1 0 .01 0zM12 13.5l-1.2 2.5h2.4z"/>',
  veteran:
    '<path fill="currentColor" d="M6 1.5h4.5L12 6l1.5-4.5H18L15.3 9a7 7 0 1 1-6.6 0zM12 11.5l-1.2 2.5-2.7.3 2 1.9-.5 2.7 2.4-1.4 2.4 1.4-.5-2.7 2-1.9-2.7-.3z" fill-rule="evenodd"/>',
  thoth:
    '<path fill="currentColor" fill-rule="evenodd" d="M15.3 6.2a3.6 3.6 0 0 1 3.5 4.8c-.8 2.8 2.5 4.4 0 11.5h-6c2.6-4.6.2-6.7.1-9.6-4-.2-6.9 2.4-8.6 7.2C3.6 13.6 7.3 9.6 11.8 9a3.6 3.6 0 0 1 3.5-2.8zM8.5 1.2c1.6 3 4.1 4.2 6.7 4.2s5-1.2 6.3-4.2a7.2 7.2 0 0 1-13 0z"/>',
  apophis:
    '<path fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round" d="M3 21h12.5a4 4 0 0 0 0-8H8.5a3.4 3.4 0 0 1 0-6.8H17l4-1.7M17 6.2l4 2.4"/><circle cx="14.6" cy="3.6" r="1.6" fill="currentColor"/>',
  osiris:
    '<path fill="currentColor" fill-rule="evenodd" d="M12 1c2.6 2.2 3.8 5 3.8 8.2l2.7-1.7v7.2c0 4.7-2.7 8.3-6.5 8.3S5.500 19.400 5.500 14.700V7.500l2.700 1.700C8.200 6 9.400 3.200 12 1zM9 13.200l2 1.200.2-1zm6 0l-2.200.2.2 1zM10.500 17.500h3l-.700 3h-1.600z"/>',
  vulture:
    '<path fill="currentColor" d="M12 7l2.200 3.200L23 6l-6.400 9.800-2.600-.9V21h-4v-6.100l-2.600.9L1 6l8.800 4.200z"/>',
  cobra:
    '<path fill="currentColor" d="M12 2c4 0 6 2.500 6 5.500 0 3-2.600 4.500-3 7.500h2.500c3 0 3 6 0 6h-11c-3 0-3-4 0-4H9c-.5-4-3-6-3-9.500C6 4.500 8 2 12 2z"/>',
  creature: '<path fill="currentColor" d="M4 11c0-5 3-8 8-8s8 3 8 8l-2 3v5l-3-2-3 4-3-4-3 2v-5z"/>',
};

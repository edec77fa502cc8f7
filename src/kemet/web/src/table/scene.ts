/** The frames of a battle scene, in order. */

/** The cards turn over. */
export const CARDS = 1;
/** Tiles, creatures and DI cards light up; the DI cards land beside the cards. */
export const COUNTS = 2;
/** The obelisks of both strengths rise. */
export const STRENGTH = 3;
/** Units fall, and the victory point flies to who gains it. */
export const FALL = 4;
/** How long each frame is shown, in milliseconds: its motion and a moment to read. */
export const FRAMES = [400, 500, 600, 800, 700];

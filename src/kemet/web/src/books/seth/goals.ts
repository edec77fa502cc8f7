/** How far both camps are. */

import type { PlayerView, SethCatalog, View } from '../../lib/messages';

export interface Goals {
  /** Whether a sacred temple stands at its top. */
  temple: boolean;
  /** Permanent victory points of the community. */
  vp: number;
  /** What the Great Ceremony costs now. */
  price: number;
  /** Whether the community holds a district of Seth's city. */
  district: boolean;
  /** Battle victory points of Seth, and units of the community on the board. */
  battles: number;
  units: number;
}

const TOP = 3;
/** What is no permanent point. */
const PASSING = ['total', 'temples-held', 'great-pyramids'];

/** Returns what is reached. Each member's total is that of the community, for which all gain permanent points. */
export function goalsOf(view: View, facts: SethCatalog): Goals {
  const members = view.players.filter(({ player }) => player !== facts.player);
  const seth = view.players.find(({ player }) => player === facts.player);
  const lasting = (player: PlayerView): number =>
    Object.entries(player.vp).reduce((sum, [source, number]) => (PASSING.includes(source) ? sum : sum + number), 0);
  const permanent = members.reduce((sum, member) => sum + lasting(member), 0);
  const temporary = (members[0]?.vp.total ?? 0) - permanent;
  return {
    temple: Object.values(view.seth?.temples ?? {}).some(({ level }) => level === TOP),
    vp: permanent,
    price: Math.max(0, facts.ceremony - facts.discount * temporary),
    district: members.some(({ units }) => Object.keys(units).some((space) => /^seth_\d$/.test(space))),
    battles: seth?.vp['battle'] ?? 0,
    units: members.reduce((sum, { units }) => sum + Object.values(units).reduce((all, number) => all + number, 0), 0),
  };
}

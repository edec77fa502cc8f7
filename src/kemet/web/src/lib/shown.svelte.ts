/** What a table shows, whether it is live, watched, or a replay. */

import { parseAction, type Action } from './actions';
import { battlesOf, type BattleRecord } from './battles';
import type { Catalog, Frame, GameEvent, Hint, PlayerView, State, View } from './messages';
import { EMBLEMS, emblem, type Emblem } from './named.svelte';
import { spaceLabel, type Names } from './wording';
import { find } from './texts.svelte';

export class Shown {
  catalog: Catalog | null = $state.raw(null);
  state: State | null = $state.raw(null);
  events: GameEvent[] = $state.raw([]);
  /** What people call themselves; who has no name is called by the animal of the seat. */
  given: Names = $state.raw({});

  readonly view: View | null = $derived(this.state?.view ?? null);
  readonly me: PlayerView | null = $derived(this.view?.players.find((player) => player.player === this.view?.you) ?? null);
  readonly names: Names = $derived(
    Object.fromEntries(
      EMBLEMS.map((_, k) => `p${k + 1}`).map((player) => [
        player,
        this.given[player] || (find(`player-${emblem(player)}`) ?? ''),
      ]),
    ),
  );
  /** Who owns each city, by name. */
  readonly homes: Record<string, string> = $derived(
    Object.fromEntries(
      (this.view?.players ?? []).flatMap(({ player, city }) => (city ? [[city, this.names[player] ?? player]] : [])),
    ),
  );
  readonly decision: Frame | null = $derived(this.view?.frames.at(-1) ?? null);
  /** Whether something is asked of the player whose eyes these are. */
  readonly asked: boolean = $derived(!!this.view?.you && this.view.awaiting.includes(this.view.you));
  readonly actions: Action[] = $derived.by(() => {
    const { view, catalog } = this;
    return view && catalog && this.asked ? view.legal.map((text) => this.parse(text)) : [];
  });
  private readonly tiles: Set<string> = $derived(new Set(this.catalog?.tiles.map((tile) => tile.id)));
  /** Whether the question is where to lay a token. */
  readonly turning: boolean = $derived(
    this.asked && (this.decision?.frame === 'turn' || this.actions.some(({ kind }) => kind === 'token')),
  );
  /** The colours of pyramids and tiles in play: those drawn for this game, or all of the set-up. */
  readonly stones: string[] = $derived(this.view?.colours ?? this.catalog?.colours ?? []);
  readonly battles: BattleRecord[] = $derived(battlesOf(this.events));
  /** What the log tells. */
  readonly news: GameEvent[] = $derived(this.events);
  /** Who gains victory points by the battle whose scene is played, until they have come. */
  readonly flying: { player: string; points: number } | null = $derived(null);
  readonly colours: Record<string, { name: Emblem }> = $derived(
    Object.fromEntries((this.view?.players ?? []).map((one) => [one.player, { name: emblem(one.player) }])),
  );

  /** Returns what *text* names in this game. */
  parse(text: string): Action {
    const spaces = this.catalog?.board.spaces ?? {};
    return parseAction(
      text,
      (word) => word in spaces,
      (word) => this.tiles.has(word),
    );
  }

  hint(action: string): Hint | undefined {
    return this.state?.hints[action];
  }

  /** Returns how a player is called at this table. */
  name(player: string): string {
    return this.names[player] ?? player;
  }

  player(player: string): PlayerView | undefined {
    return this.view?.players.find((one) => one.player === player);
  }

  /** Returns how many victory points of a player are not shown yet. */
  onTheWay(player: string): number {
    return this.flying?.player === player ? this.flying.points : 0;
  }

  /** Returns what a screen reader says for a space. */
  readonly label = (space: string): string =>
    this.view && this.catalog ? spaceLabel(space, this.view, this.catalog, this.names) : space;
}

/** From things on the screen to answers: what glows, what is picked, what confirming sends. */

import { ofKind, type Action } from './actions';
import type { FollowUp, Game } from './game.svelte';
import { goals, moveActions, NO_PLAN, priestRange, type Plan } from './plan';
import type { Reach, Space } from './protocol';
import { settings } from './settings.svelte';
import { t } from './texts.svelte';
import { describe } from './wording';

export interface Mark {
  kind: 'legal' | 'attack' | 'origin' | 'path' | 'danger';
  label?: string;
  badge?: string;
  cost?: number;
  icon?: 'step' | 'boat' | 'teleport';
}

const ICONS = { walk: 'step', harbour: 'boat', teleport: 'teleport' } as const;
const IMPORTANT = new Set<Action['kind']>(['tile', 'pyramid', 'di', 'card', 'gold', 'item']);

export class Picking {
  private readonly game: Game;
  /** Whether the move is picked troop, goal and way at once. */
  readonly moving: boolean = $derived.by(() => this.game.asked && this.game.reach.length > 0);
  readonly plan: Plan = $derived.by(() => this.game.plan);
  /** The troops that may move, also those that can only when some stay behind. */
  readonly origins: Space[] = $derived.by(() =>
    this.game.decision?.frame === 'pick-troop' ? ofKind(this.game.actions, 'space').map((action) => action.space) : [],
  );
  readonly goals: Map<Space, Reach> = $derived.by(() =>
    this.regrouping ? new Map<Space, Reach>() : goals(this.game.reach, this.plan.from),
  );
  readonly way: Reach | null = $derived.by(() => (this.plan.to ? (this.goals.get(this.plan.to) ?? null) : null));
  readonly marks: Record<Space, Mark> = $derived.by(() => (this.moving ? this.moveMarks() : this.plainMarks()));
  readonly preview: Space[] = $derived.by(() => this.way?.path ?? []);
  readonly picked: Action | null = $derived.by(
    () => this.game.actions.find((action) => action.text === this.game.picked) ?? null,
  );

  /** Which figure a click on a space means, where plain units and priests are offered. */
  figure: 'unit' | 'priest' = $state('unit');
  /** Whether both are offered now. */
  readonly figures: boolean = $derived.by(() => {
    const spaces = ofKind(this.game.actions, 'space');
    return spaces.some((action) => action.priest) && spaces.some((action) => !action.priest && !action.teleport);
  });

  constructor(game: Game) {
    this.game = game;
  }

  /** Tells whether *action* is about the other figure than the one switched to. */
  isOtherFigure(action: Action): boolean {
    return this.figures && action.kind === 'space' && action.priest !== (this.figure === 'priest');
  }

  /** Returns the action that a click on the thing *match* finds would pick, or null where it does not glow. */
  find(match: (action: Action) => boolean): Action | null {
    return this.game.actions.find(match) ?? null;
  }

  // Marks on the board.

  private plainMarks(): Record<Space, Mark> {
    const marks: Record<Space, Mark> = {};
    const { view, catalog, decision } = this.game;
    if (!view || !catalog || !this.game.asked) return marks;
    for (const action of this.game.actions) {
      for (const space of this.spacesOf(action)) {
        const hint = this.game.hint(action.text);
        const said = describe(action, view, catalog, hint, this.game.names);
        const mark: Mark = { kind: hint?.attack ? 'attack' : 'legal', label: said.label };
        if (hint?.cost) mark.cost = hint.cost;
        if (hint?.by) mark.icon = ICONS[hint.by];
        else if (action.kind === 'space' && action.teleport) mark.icon = 'teleport';
        marks[space] ??= mark;
      }
    }
    const at = decision?.['space'];
    if (typeof at === 'string' && at in catalog.board.spaces && !marks[at]) {
      marks[at] = { kind: decision?.frame === 'move' ? 'origin' : 'path' };
    }
    return marks;
  }

  private moveMarks(): Record<Space, Mark> {
    const marks: Record<Space, Mark> = {};
    if (!this.plan.from) {
      for (const space of this.origins) marks[space] = { kind: 'legal', label: t('ui-move-pick') };
      return marks;
    }
    for (const [space, way] of this.goals) {
      const mark: Mark = { kind: way.attack ? 'attack' : 'legal', icon: ICONS[way.by] };
      if (way.steps) mark.badge = String(way.steps);
      if (way.cost) mark.cost = way.cost;
      marks[space] = mark;
    }
    marks[this.plan.from] = { kind: 'origin' };
    return marks;
  }

  /** Returns the spaces where an action glows on the board. */
  private spacesOf(action: Action): Space[] {
    const spaces = this.game.catalog?.board.spaces ?? {};
    if (action.kind === 'space') return this.isOtherFigure(action) ? [] : [action.space];
    if (action.kind === 'city') return Object.keys(spaces).filter((space) => spaces[space]?.city === action.city);
    if (action.kind === 'pyramid') {
      const space = this.game.me?.pyramids[action.colour]?.space;
      return space ? [space] : [];
    }
    if (action.kind === 'creature') {
      const space = this.game.me?.creatures[action.creature];
      return space && space !== 'reserve' ? [space] : [];
    }
    return [];
  }

  // Picking.

  /** A space of the board was clicked, or Enter was pressed on it. */
  space(space: Space): void {
    if (!this.game.asked || this.game.busy) return;
    if (this.moving) {
      this.moveTo(space);
      return;
    }
    const here = this.game.actions.filter((action) => this.spacesOf(action).includes(space));
    if (!here.length) return;
    const now = here.findIndex((action) => action.text === this.game.picked);
    if (now >= 0 && here.length === 1) this.confirm();
    else this.pick(here[(now + 1) % here.length]!, here.length > 1);
  }

  private moveTo(space: Space): void {
    const { from, to } = this.plan;
    if (!from) {
      if (this.origins.includes(space)) this.setPlan({ ...NO_PLAN, from: space });
      return;
    }
    if (space === to) {
      this.confirm();
    } else if (this.goals.has(space)) {
      this.setPlan({ ...this.plan, to: space });
    } else if (space === from) {
      this.back();
    } else if (this.origins.includes(space)) {
      this.setPlan({ ...NO_PLAN, from: space });
    }
  }

  setPlan(plan: Plan): void {
    this.game.plan = plan;
  }

  /** Picks *action*; what is not important is sent at once. */
  pick(action: Action, ask = false): void {
    if (this.game.busy) return;
    const attack = action.kind !== 'card' && !!this.game.hint(action.text)?.attack;
    const important = ask || attack || IMPORTANT.has(action.kind) || (action.kind === 'space' && action.teleport);
    const { confirmations } = settings;
    if (confirmations === 'all' || (confirmations === 'important' && important) || (ask && confirmations !== 'none')) {
      if (this.game.picked === action.text) this.confirm();
      else this.game.picked = action.text;
    } else {
      void this.game.act([action.text]);
    }
  }

  /** Sends what is picked. *goOn*: the move is not ended after its last step. */
  confirm(goOn = false): void {
    if (this.way) {
      const actions = moveActions(this.way, this.units, this.present);
      void this.game.act(actions, goOn ? null : this.stopAfter(this.way.to));
    } else if (this.game.picked) {
      void this.game.act([this.game.picked]);
    }
  }

  /** Ends the move where the engine would still let the troop go on. */
  private stopAfter(goal: Space): FollowUp {
    return (view) => {
      const top = view.frames.at(-1);
      return top?.frame === 'move' && top['space'] === goal && view.legal.includes('pass') ? ['pass'] : null;
    };
  }

  /** Steps back: from the goal to the troop, from the troop to nothing. Tells whether there was anything to take back. */
  back(): boolean {
    if (this.game.picked) this.game.picked = null;
    else if (this.plan.to) this.setPlan({ ...this.plan, to: null });
    else if (this.plan.from && this.game.decision?.frame === 'pick-troop') this.setPlan(NO_PLAN);
    else return false;
    return true;
  }

  // The move being planned.

  /** How many units may go: fewer than stand there, or in the middle of a move more, those found on the way. */
  readonly range: { least: number; most: number } = $derived.by(() => {
    if (this.game.decision?.frame !== 'move') return { least: 1, most: this.present };
    const counts = [this.present, ...ofKind(this.game.actions, 'count').map((action) => action.number)];
    return { least: Math.min(...counts), most: Math.max(...counts) };
  });

  /** How many units go if nothing is said. */
  readonly present: number = $derived.by(() => {
    const { decision, me } = this.game;
    if (decision?.frame === 'move') return Number(decision['number']);
    return me?.units[this.plan.from ?? ''] ?? 0;
  });

  readonly units: number = $derived.by(() =>
    Math.max(this.range.least, Math.min(this.range.most, this.plan.units ?? this.present)),
  );

  /** Whether more units are to go on than came: where to is only known once that is said. */
  readonly regrouping: boolean = $derived.by(() => this.units > this.present);

  /** The creature with the troop that moves, and whether it goes along. */
  readonly creature: { name: string; goes: boolean; change: string } | null = $derived.by(() => {
    const { me, decision } = this.game;
    const name = Object.keys(me?.creatures ?? {}).find((one) => me!.creatures[one] === this.plan.from);
    if (!name) return null;
    const goes = decision?.frame === 'move' ? !!decision['with-creature'] : true;
    const change = goes ? 'without-creature' : 'with-creature';
    const possible = decision?.frame === 'pick-troop' || !!this.game.view?.legal.includes(change);
    return possible ? { name, goes, change } : null;
  });

  /** How many priests go along if nothing is said. */
  readonly priestsAlong: number = $derived.by(() => {
    const { me, decision } = this.game;
    const there = me?.priests?.[this.plan.from ?? ''] ?? 0;
    const { least, most } = priestRange(this.units, me?.units[this.plan.from ?? ''] ?? 0, there);
    const before = decision?.frame === 'move' ? Number(decision['figures'] ?? 0) : there;
    return Math.max(least, Math.min(before, most));
  });

  /** How many priests go along, and how many may; null where there is no choice. */
  readonly priests: { now: number; numbers: number[] } | null = $derived.by(() => {
    const { me, decision, view } = this.game;
    const there = me?.priests?.[this.plan.from ?? ''] ?? 0;
    if (!there) return null;
    const inMove = decision?.frame === 'move';
    const { least, most } = priestRange(this.units, me?.units[this.plan.from!] ?? 0, there);
    const now = this.priestsAlong;
    const may = !inMove || !!view?.legal.some((text) => text.startsWith('priests/'));
    return may && least < most ? { now, numbers: Array.from({ length: most - least + 1 }, (_, k) => least + k) } : null;
  });

  /** Says who goes before where: the server then tells anew where that leads. */
  regroup(action: string): void {
    const first = this.game.decision?.frame === 'pick-troop' ? [this.plan.from!] : [];
    const units = action.startsWith('priests/') && this.units !== this.present ? [`x${this.units}`] : [];
    void this.game.act([...first, ...units, action]);
  }
}

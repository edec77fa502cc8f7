/** From things on the screen to answers: what glows, what is picked, what confirming sends. */

import { ofKind, type Action } from './actions';
import type { Game } from './game.svelte';
import { goals, moveActions, NO_PLAN, type Plan } from './plan';
import type { Reach } from './messages';
import { settings } from './settings.svelte';
import { t } from './texts.svelte';
import { lookUp } from './vocabulary';
import { describe } from './wording';

export interface Mark {
  kind: 'legal' | 'attack' | 'origin' | 'path' | 'danger' | 'ready';
  label?: string;
  badge?: string;
  cost?: number;
  icon?: 'step' | 'boat' | 'teleport';
}

/** Something that a click on a space of the board begins in a turn. */
export interface Task {
  kind: 'move' | 'build' | 'recruit';
  space: string;
  tokens: string[];
}

const ICONS: Record<string, 'step' | 'boat' | 'teleport'> = { walk: 'step', harbour: 'boat', teleport: 'teleport' };
const IMPORTANT = new Set<Action['kind']>(['tile', 'pyramid', 'di', 'card', 'gold', 'city']);

/** Returns the icon of a way; those of modules go by water. */
export function wayIcon(by: string): 'step' | 'boat' | 'teleport' {
  return ICONS[by] ?? 'boat';
}

export class Picking {
  private readonly game: Game;
  private readonly moves: Reach[] = $derived.by(() => (this.game.asked ? (this.game.state?.moves ?? []) : []));
  readonly plan: Plan = $derived.by(() => this.game.plan);
  /** Whether a move is picked: troop, goal and way at once. A turn becomes one when a troop is picked. */
  readonly moving: boolean = $derived.by(() => this.moves.length > 0 && (!this.game.turning || !!this.plan.from));
  /** The troops that may move, also those that can only when some stay behind. */
  readonly origins: string[] = $derived.by(() => {
    if (this.game.turning) return [...new Set(this.moves.map((move) => move.from))];
    return this.game.decision?.frame === 'pick-troop' ? ofKind(this.game.actions, 'space').map(({ space }) => space) : [];
  });
  readonly goals: Map<string, Reach> = $derived.by(() =>
    this.regrouping ? new Map<string, Reach>() : goals(this.moves, this.plan.from),
  );
  readonly way: Reach | null = $derived.by(() => (this.plan.to ? (this.goals.get(this.plan.to) ?? null) : null));
  readonly marks: Record<string, Mark> = $derived.by(() => (this.moving ? this.moveMarks() : this.plainMarks()));
  readonly preview: string[] = $derived.by(() => this.way?.path ?? []);
  readonly picked: Action | null = $derived.by(
    () => this.game.actions.find((action) => action.text === this.game.picked) ?? null,
  );

  /** The figures that a click on a space could mean, where there are several; '' is a plain unit. */
  readonly figures: string[] = $derived.by(() => {
    const spaces = ofKind(this.game.actions, 'space').filter((action) => !action.teleport);
    const found = [...new Set(spaces.map(({ figure }) => figure))].sort();
    return found.length > 1 && !this.moving ? found : [];
  });
  /** Which of them it means now. */
  wanted: string = $state('');
  readonly figure: string = $derived.by(() => (this.figures.includes(this.wanted) ? this.wanted : (this.figures[0] ?? '')));

  constructor(game: Game) {
    this.game = game;
  }

  /** Tells whether *action* is about the other figure than the one switched to. */
  isOtherFigure(action: Action): boolean {
    return this.figures.length > 1 && action.kind === 'space' && !action.teleport && action.figure !== this.figure;
  }

  /** Returns the action that a click on the thing *match* finds would pick, or null where it does not glow. */
  find(match: (action: Action) => boolean): Action | null {
    return this.game.actions.find(match) ?? null;
  }

  // Marks on the board.

  private plainMarks(): Record<string, Mark> {
    const marks: Record<string, Mark> = {};
    const { view, catalog, decision } = this.game;
    if (!view || !catalog || !this.game.asked) return marks;
    if (this.game.turning) return this.turnMarks();
    for (const action of this.game.actions) {
      for (const space of this.spacesOf(action)) {
        const hint = this.game.hint(action.text);
        const said = describe(action, view, catalog, hint, this.game.names);
        const mark: Mark = { kind: hint?.attack ? 'attack' : 'legal', label: said.label };
        if (hint?.cost) mark.cost = hint.cost;
        if (hint?.by) mark.icon = wayIcon(hint.by);
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

  /** In a turn the board itself can be picked: troops to move, districts to recruit, pyramids to build. */
  private turnMarks(): Record<string, Mark> {
    const marks: Record<string, Mark> = {};
    for (const { space, kind } of this.tasks) marks[space] ??= { kind: 'ready', label: t(`ui-task-${kind}`) };
    return marks;
  }

  /** What a click on the board can begin in a turn, and the tokens that would. */
  readonly tasks: Task[] = $derived.by(() => {
    const { me, catalog } = this.game;
    if (!this.game.turning || !me || !catalog) return [];
    const moves = this.origins.map((space): Task => ({ kind: 'move', space, tokens: this.tokensFrom(space) }));
    const home = Object.keys(catalog.board.spaces).filter((space) => catalog.board.spaces[space]?.city === me.city);
    const others = (['build', 'recruit'] as const).flatMap((kind) => {
      const tokens = this.tokensFor(kind);
      return tokens.length && me.city ? home.map((space): Task => ({ kind, space, tokens })) : [];
    });
    return [...moves, ...others];
  });

  /** The tokens with which the move being planned may begin. */
  readonly tokens: string[] = $derived.by(() => this.tokensFrom(this.plan.from ?? ''));

  /** The tokens with which a move from *space* may begin. */
  private tokensFrom(space: string): string[] {
    return [...new Set(this.moves.filter((move) => move.from === space).flatMap((move) => move.tokens))];
  }

  /** The tokens that begin an action for which there is something to do. */
  private tokensFor(kind: string): string[] {
    const places = new Set(this.game.catalog?.actions.filter(({ action }) => action === kind).map(({ id }) => id));
    return ofKind(this.game.actions, 'token')
      .filter(({ place, text }) => places.has(place) && this.game.hint(text)?.options !== 0)
      .map(({ text }) => text);
  }

  /** Begins *task* with *token*; a move begins with its goal. */
  begin(task: Task, token: string): void {
    if (task.kind === 'move') this.setPlan({ ...NO_PLAN, from: task.space });
    else void this.game.act([token]);
  }

  private moveMarks(): Record<string, Mark> {
    const marks: Record<string, Mark> = {};
    if (!this.plan.from) {
      for (const space of this.origins) marks[space] = { kind: 'legal', label: t('ui-move-pick') };
      return marks;
    }
    for (const [space, way] of this.goals) {
      const mark: Mark = { kind: way.attack ? 'attack' : 'legal', icon: wayIcon(way.by) };
      if (way.steps) mark.badge = String(way.steps);
      if (way.cost) mark.cost = way.cost;
      marks[space] = mark;
    }
    marks[this.plan.from] = { kind: 'origin' };
    return marks;
  }

  /** Returns the spaces where an action glows on the board. */
  private spacesOf(action: Action): string[] {
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
  space(space: string): void {
    if (!this.game.asked || this.game.busy) return;
    if (this.moving) {
      this.moveTo(space);
      return;
    }
    const tasks = this.tasks.filter((task) => task.space === space);
    if (tasks.length) {
      this.take(tasks);
      return;
    }
    const here = this.game.actions.filter((action) => this.spacesOf(action).includes(space));
    if (!here.length) return;
    const now = here.findIndex((action) => action.text === this.game.picked);
    if (now >= 0 && here.length === 1) this.confirm();
    else this.pick(here[(now + 1) % here.length]!, here.length > 1);
  }

  /** A space of the board was clicked in a turn: a troop there moves, else the one thing to do there begins. */
  private take(tasks: Task[]): void {
    const [first] = tasks;
    const token = first?.tokens[0];
    if (!first || !token) return;
    if (first.kind === 'move' || (tasks.length === 1 && first.tokens.length === 1)) this.begin(first, token);
    else this.at = first.space;
  }

  /** The district of mine that was picked in a turn, where there is more than one thing to do. */
  at: string | null = $state(null);
  readonly here: Task[] = $derived.by(() => {
    const space = this.game.turning ? (this.plan.from ?? this.at) : null;
    return this.tasks.filter((task) => task.space === space && task.kind !== 'move');
  });

  private moveTo(space: string): void {
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
    // One thing at a time: whoever plans a move does not mean what was picked before.
    this.game.picked = null;
    this.game.plan = plan;
  }

  /** Picks *action*; what is not important is sent at once. */
  pick(action: Action, ask = false): void {
    if (this.game.busy) return;
    const attack = action.kind !== 'card' && !!this.game.hint(action.text)?.attack;
    const grave = IMPORTANT.has(action.kind) || (action.kind === 'own' && !!lookUp('answers', action.prefix)?.important);
    const important = ask || attack || grave || (action.kind === 'space' && action.teleport);
    const { confirmations } = settings;
    if (confirmations === 'all' || (confirmations === 'important' && important) || (ask && confirmations !== 'none')) {
      if (this.game.picked === action.text) this.confirm();
      else this.game.picked = action.text;
    } else {
      void this.game.act([action.text]);
    }
  }

  /** Sends what is picked. *goOn*: the move is not ended after its last step. In a turn a move begins with a token: *token*, or
   * the only one that fits. */
  confirm(goOn = false, token: string | null = null): void {
    if (this.game.picked) {
      void this.game.act([this.game.picked]);
    } else if (this.way) {
      const { tokens, ending } = this.way;
      const first = token ?? tokens[0];
      if (!token && tokens.length > 1) return;
      const actions = moveActions(this.way, this.units, this.present);
      void this.game.act([...(first ? [first] : []), ...actions, ...(goOn ? [] : ending)]);
    }
  }

  /** Steps back: from the goal to the troop, from the troop to nothing. Tells whether there was anything to take back. */
  back(): boolean {
    if (this.game.picked) this.game.picked = null;
    else if (this.plan.to) this.setPlan({ ...this.plan, to: null });
    else if (this.plan.from && this.game.decision?.frame !== 'move') this.setPlan(NO_PLAN);
    else if (this.at) this.at = null;
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
    const possible = this.canRegroup && (decision?.frame !== 'move' || !!this.game.view?.legal.includes(change));
    return possible ? { name, goes, change } : null;
  });

  /** Whether who goes can be said before where: in a turn only if it is clear which token begins the move. */
  readonly canRegroup: boolean = $derived.by(() => !this.game.turning || this.tokensFrom(this.plan.from ?? '').length === 1);

  /** Says who goes before where: the server then tells anew where that leads. Without *action* the move just begins. */
  regroup(action: string | null): void {
    const begun = this.game.decision?.frame === 'move';
    const token = this.game.turning ? this.tokensFrom(this.plan.from!) : [];
    const first = begun ? [] : [...token, this.plan.from!];
    const units = !action?.startsWith('x') && this.units !== this.present ? [`x${this.units}`] : [];
    void this.game.act([...first, ...units, ...(action ? [action] : [])]);
  }
}

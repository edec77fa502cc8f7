/** How far somebody got in the lessons; kept in this browser. */

const KEY = 'kemet-lessons';

interface Progress {
  /** How many tasks of each lesson are done. */
  done: Record<string, number>;
  /** The task that was left in the middle, and what was played in it. */
  open: { lesson: string; task: number; actions: string[] } | null;
}

function stored(): Partial<Progress> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Progress>;
  } catch {
    return {};
  }
}

export const progress: Progress = $state({ done: {}, open: null, ...stored() });

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // A browser without storage begins again with the page.
  }
}

/** Notes what was played in a task so far. */
export function leaveOpen(lesson: string, task: number, actions: string[]): void {
  progress.open = { lesson, task, actions };
  keep();
}

/** Notes that *task* of *lesson* is done. */
export function pass(lesson: string, task: number): void {
  progress.done = { ...progress.done, [lesson]: Math.max(progress.done[lesson] ?? 0, task) };
  progress.open = null;
  keep();
}

/** Returns the task to go on with in a lesson of so many: the first that is not done, or the first of all. */
export function nextTask(lesson: string, tasks: number): number {
  const done = progress.done[lesson] ?? 0;
  return done < tasks ? done + 1 : 1;
}

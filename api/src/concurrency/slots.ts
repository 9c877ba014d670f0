import { tooBusy } from './too-busy.ts';

/** Waits for a slot for somebody, and gives the function that frees it; further calls of that do nothing. */
export type Slots = (owner: string) => Promise<() => void>;

interface Room {
  /** How many slots there are. */
  atOnce: number;
  /** How many of them one owner can have. */
  each: number;
  /** How many of one owner's can wait. */
  waiting: number;
}

/**
 * Counts what is under way, as a whole and for each owner, so that nobody takes all the room. Who finds none waits, in turn.
 * @throws Failure `unavailable` when too many of the owner's wait already.
 */
export function createSlots({ atOnce, each, waiting }: Room): Slots {
  const taken = new Map<string, number>();
  const queue: { owner: string; enter: () => void }[] = [];
  let all = 0;

  const count = (owner: string) => taken.get(owner) ?? 0;
  const hasRoom = (owner: string) => all < atOnce && count(owner) < each;

  function take(owner: string): void {
    all++;
    taken.set(owner, count(owner) + 1);
  }

  function giveBack(owner: string): void {
    all--;
    if (count(owner) > 1) taken.set(owner, count(owner) - 1);
    else taken.delete(owner);
    const next = queue.findIndex((waiter) => hasRoom(waiter.owner));
    for (const waiter of next < 0 ? [] : queue.splice(next, 1)) {
      take(waiter.owner);
      waiter.enter();
    }
  }

  return async (owner) => {
    if (hasRoom(owner)) take(owner);
    else {
      if (queue.filter((waiter) => waiter.owner === owner).length >= waiting) throw tooBusy();
      await new Promise<void>((enter) => queue.push({ owner, enter }));
    }
    let isFree = false;
    return () => {
      if (!isFree) giveBack(owner);
      isFree = true;
    };
  };
}

type Period = { startAt: Date; endAt: Date }

/**
 * Picks who is told now. Each free car is offered to one person at a time: somebody who was notified within the head start
 * has one of those that are free for overlapping dates, booked or not. The others wait until that time is over.
 *
 * @param waiting entries of one model, the earliest first
 * @param ahead entries of the model that were told within the head start
 * @param freeCars how many cars are free for the dates of an entry
 */
export function pickEntries<Entry extends Period>(
  waiting: readonly Entry[],
  ahead: readonly Period[],
  freeCars: (entry: Entry) => number,
): Entry[] {
  const picked: Entry[] = []
  for (const entry of waiting) {
    const rivals = [...ahead, ...picked].filter((other) => overlaps(other, entry))
    if (freeCars(entry) > rivals.length) picked.push(entry)
  }
  return picked
}

function overlaps(one: Period, other: Period): boolean {
  return one.startAt < other.endAt && other.startAt < one.endAt
}

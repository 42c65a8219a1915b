type Row = { debt: number; date: string; status: string; discount?: { until: string } | null }

/** Puts what is to be paid first, of those the one that is due first; what is disputed waits. The rest keeps its order. */
export function inDueOrder<Debt extends Row>(rows: readonly Debt[]): Debt[] {
  const due = rows.filter(({ debt }) => debt > 0).sort((one, other) => dueOn(one).localeCompare(dueOn(other)))
  return [...due, ...rows.filter(({ debt }) => debt === 0)]
}

/** A day: without a discount it is due since it was made. */
function dueOn({ date, status, discount }: Row): string {
  return status === 'disputed' ? '9999' : (discount?.until ?? date)
}

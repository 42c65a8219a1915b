/** One car in one row; `rank`: how good it is, more is better; null: nobody can say, or it is not known. */
export type ComparedValue = { text: string; rank: number | null }

export type CompareRow = {
  term: string
  values: Array<ComparedValue & { isBest: boolean }>
  /** The cars differ in it. */
  differs: boolean
}

/** Marks what is plainly the best of a row: where all are known, and not all as good. */
export function compareRow(term: string, values: ComparedValue[]): CompareRow {
  const ranks = values.map(({ rank }) => rank)
  const rankNumbers = ranks.filter((rank) => rank !== null)
  const most = Math.max(...rankNumbers)
  const isComparable = rankNumbers.length === ranks.length && rankNumbers.some((rank) => rank < most)
  return {
    term,
    values: values.map((value) => ({ ...value, isBest: isComparable && value.rank === most })),
    differs: new Set(values.map(({ text }) => text)).size > 1,
  }
}

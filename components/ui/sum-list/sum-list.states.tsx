import { SumList, TotalLine } from './sum-list'

/** Lines, smaller ones, lines of words, and their total. */
export function SumListStates() {
  return (
    <>
      <SumList rows={[{ term: 'Rental', value: '9 500 ₽' }]} />
      <SumList isDense rows={[{ term: 'Discount', value: '−500 ₽', tone: 'success' }]} />
      <SumList isWordy rows={[{ term: 'Standard', value: 'at most 30 000 ₽' }]} />
      <TotalLine term="Total" value="9 000 ₽" />
    </>
  )
}

import { Sample } from '@/components/ui/sample'
import type { SampleWords } from '@/components/ui/sample-words'
import { SumList, TotalLine } from './sum-list'

/** Lines, smaller ones, lines of words, and their total. */
export function SumListStates({ words }: { words: SampleWords }) {
  return (
    <>
      <Sample of="SumList">
        <SumList rows={[{ term: words.price, value: '9 500 ₽' }]} />
      </Sample>
      <Sample of="isDense">
        <SumList isDense rows={[{ term: words.deposit, value: '−500 ₽', tone: 'success' }]} />
      </Sample>
      <Sample of="isWordy">
        <SumList isWordy rows={[{ term: words.deposit, value: words.sentence }]} />
      </Sample>
      <Sample of="TotalLine">
        <TotalLine term={words.total} value="9 000 ₽" />
      </Sample>
    </>
  )
}

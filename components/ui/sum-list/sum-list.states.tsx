import { Sample } from '@/components/ui/sample'
import type { SampleTexts } from '@/components/ui/sample-texts'
import { SumList, TotalLine } from './sum-list'

/** Lines, smaller ones, lines of texts, and their total. */
export function SumListStates({ texts }: { texts: SampleTexts }) {
  return (
    <>
      <Sample of="SumList">
        <SumList rows={[{ term: texts.price, value: '9 500 ₽' }]} />
      </Sample>
      <Sample of="isDense">
        <SumList isDense rows={[{ term: texts.deposit, value: '−500 ₽', tone: 'success' }]} />
      </Sample>
      <Sample of="isWordy">
        <SumList isWordy rows={[{ term: texts.deposit, value: texts.sentence }]} />
      </Sample>
      <Sample of="TotalLine">
        <TotalLine term={texts.total} value="9 000 ₽" />
      </Sample>
    </>
  )
}

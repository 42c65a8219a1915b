import { Sample } from '@/components/ui/sample'
import type { SampleTexts } from '@/components/ui/sample-texts'
import { Row } from './row'

/** Parts side by side, in the middle of the line, at its start and at its ends. */
export function RowStates({ texts }: { texts: SampleTexts }) {
  return (
    <>
      <Sample of="Row">
        <Row>
          <span>{texts.car}</span>
          <span>Toyota RAV4</span>
        </Row>
      </Sample>
      <Sample of='align="start"'>
        <Row align="start">
          <b>{texts.total}</b>
          <span>{texts.longSentence}</span>
        </Row>
      </Sample>
      <Sample of='isWrapping justify="between"'>
        <Row isWrapping justify="between">
          <b>{texts.total}</b>
          <small>9 000 ₽</small>
        </Row>
      </Sample>
    </>
  )
}

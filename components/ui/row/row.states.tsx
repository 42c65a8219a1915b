import { Sample } from '@/components/ui/sample'
import type { SampleTexts } from '@/components/ui/sample-texts'
import { Row } from './row'

/** Parts side by side, however they stand in the line. */
export function RowStates({ texts }: { texts: SampleTexts }) {
  return (
    <>
      <Sample of="Row">
        <Row>
          <span>{texts.car}</span>
          <span>Toyota RAV4</span>
        </Row>
      </Sample>
      <Sample of='gap={20} justify="middle"'>
        <Row gap={20} justify="middle">
          <span>{texts.car}</span>
          <span>Toyota RAV4</span>
        </Row>
      </Sample>
      <Sample of='align="baseline" isWrapping justify="between"'>
        <Row align="baseline" isWrapping justify="between">
          <b>{texts.total}</b>
          <small>9 000 ₽</small>
        </Row>
      </Sample>
    </>
  )
}

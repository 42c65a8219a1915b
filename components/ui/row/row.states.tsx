import { Row } from './row'

/** Parts side by side, however they stand in the line. */
export function RowStates() {
  return (
    <>
      <Row>
        <span>one</span>
        <span>two</span>
      </Row>
      <Row gap={20} justify="middle">
        <span>centre</span>
        <span>20 px apart</span>
      </Row>
      <Row align="baseline" isWrapping justify="between">
        <b>between</b>
        <small>baseline</small>
      </Row>
    </>
  )
}

import { Button } from '@/components/ui/button/button'
import { InfoBlock } from './info-block'
import { Panel } from './panel'

const FLOWS = ['stack', 'row', 'columns', 'center'] as const

/** Panels of every flow, padding and colour, and blocks of text. */
export function PanelStates() {
  return (
    <>
      <Panel>plain</Panel>
      {FLOWS.map((flow) => (
        <Panel flow={flow} key={flow}>
          <span>{flow}</span>
          <span>of parts</span>
        </Panel>
      ))}
      <Panel size="s">small</Panel>
      <Panel size="none">no padding</Panel>
      <Panel hasThinSides>thin at its sides on narrow phones</Panel>
      <Panel size="l" tone="sea">
        sea
      </Panel>
      <Panel size="l" tone="sun">
        sun
      </Panel>
      <Panel tone="success">success</Panel>
      <Panel verdict="accepted">accepted</Panel>
      <Panel verdict="refused">refused</Panel>
      <Panel actions={<Button>act</Button>} flow="stack" heading="Heading" headingId="panel-states" level={3}>
        content
      </Panel>
      <Panel as="fieldset" flow="stack">
        <legend>Fields</legend>
        <span>content</span>
      </Panel>
      <InfoBlock heading="Text" headingId="panel-states-text" level={3}>
        <p>A paragraph.</p>
        <ul>
          <li>one</li>
          <li>two</li>
        </ul>
      </InfoBlock>
      <InfoBlock actions={<Button>act</Button>} heading="On a panel" isPanel isSub level={3}>
        <p>A paragraph.</p>
      </InfoBlock>
    </>
  )
}

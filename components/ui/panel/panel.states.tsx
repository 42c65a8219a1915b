import { Button } from '@/components/ui/button/button'
import { Sample } from '@/components/ui/sample'
import type { SampleWords } from '@/components/ui/sample-words'
import { InfoBlock } from './info-block'
import { Panel } from './panel'

/** Panels of every flow, padding and colour, and blocks of text. */
export function PanelStates({ words }: { words: SampleWords }) {
  const act = <Button>{words.book}</Button>
  return (
    <>
      <Colours words={words} />
      {(['stack', 'row', 'columns', 'center'] as const).map((flow) => (
        <Sample key={flow} of={`flow="${flow}"`}>
          <Panel flow={flow}>
            <span>{words.car}</span>
            <span>Toyota RAV4</span>
          </Panel>
        </Sample>
      ))}
      <Sample of="heading actions">
        <Panel actions={act} flow="stack" heading={words.deposit} headingId="panel-states" level={3}>
          {words.sentence}
        </Panel>
      </Sample>
      <Sample of='as="fieldset"'>
        <Panel as="fieldset" flow="stack">
          <legend>{words.gearbox}</legend>
          <span>{words.choices[0]}</span>
        </Panel>
      </Sample>
      <Sample of="InfoBlock">
        <InfoBlock heading={words.link} headingId="panel-states-text" level={3}>
          <p>{words.longSentence}</p>
          <ul>
            {words.choices.map((choice) => (
              <li key={choice}>{choice}</li>
            ))}
          </ul>
        </InfoBlock>
      </Sample>
      <Sample of="InfoBlock isPanel isSub">
        <InfoBlock actions={act} heading={words.nextHeading} isPanel isSub level={3}>
          <p>{words.longSentence}</p>
        </InfoBlock>
      </Sample>
    </>
  )
}

function Colours({ words }: { words: SampleWords }) {
  return (
    <>
      <Sample of="Panel">
        <Panel>{words.longSentence}</Panel>
      </Sample>
      {(['s', 'none'] as const).map((size) => (
        <Sample key={size} of={`size="${size}"`}>
          <Panel size={size}>{words.sentence}</Panel>
        </Sample>
      ))}
      <Sample of="hasThinSides">
        <Panel hasThinSides>{words.sentence}</Panel>
      </Sample>
      {(['sea', 'sun'] as const).map((tone) => (
        <Sample key={tone} of={`size="l" tone="${tone}"`}>
          <Panel size="l" tone={tone}>
            {words.sentence}
          </Panel>
        </Sample>
      ))}
      <Sample of='tone="success"'>
        <Panel tone="success">{words.status}</Panel>
      </Sample>
      {(['accepted', 'refused'] as const).map((verdict) => (
        <Sample key={verdict} of={`verdict="${verdict}"`}>
          <Panel verdict={verdict}>{words.sentence}</Panel>
        </Sample>
      ))}
    </>
  )
}

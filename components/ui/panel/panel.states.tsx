import { Button } from '@/components/ui/button/button'
import { Sample } from '@/components/ui/sample'
import type { SampleTexts } from '@/components/ui/sample-texts'
import { CentredPanel } from './centred-panel'
import { ColouredPanel } from './coloured-panel'
import { InfoBlock } from './info-block'
import { Panel } from './panel'

/** Panels of every flow, padding and colour, and blocks of text. */
export function PanelStates({ texts }: { texts: SampleTexts }) {
  const action = <Button>{texts.book}</Button>
  return (
    <>
      <Colours texts={texts} />
      {(['stack', 'row'] as const).map((flow) => (
        <Sample key={flow} of={`flow="${flow}"`}>
          <Panel flow={flow}>
            <span>{texts.car}</span>
            <span>Toyota RAV4</span>
          </Panel>
        </Sample>
      ))}
      <Sample of="CentredPanel">
        <CentredPanel>
          <span>{texts.car}</span>
          <span>Toyota RAV4</span>
        </CentredPanel>
      </Sample>
      <Sample of="heading actions">
        <Panel actions={action} flow="stack" heading={texts.deposit} headingId="panel-states">
          {texts.sentence}
        </Panel>
      </Sample>
      <Sample of='as="fieldset"'>
        <Panel as="fieldset" flow="stack">
          <legend>{texts.gearbox}</legend>
          <span>{texts.choices[0]}</span>
        </Panel>
      </Sample>
      <Sample of="InfoBlock">
        <InfoBlock heading={texts.link} headingId="panel-states-text">
          <p>{texts.longSentence}</p>
          <ul>
            {texts.choices.map((choice) => (
              <li key={choice}>{choice}</li>
            ))}
          </ul>
        </InfoBlock>
      </Sample>
      <Sample of="InfoBlock isPanel isSub">
        <InfoBlock actions={action} heading={texts.nextHeading} isPanel isSub>
          <p>{texts.longSentence}</p>
        </InfoBlock>
      </Sample>
      {(['accepted', 'refused'] as const).map((verdict) => (
        <Sample key={verdict} of={`InfoBlock verdict="${verdict}"`}>
          <InfoBlock verdict={verdict}>{texts.sentence}</InfoBlock>
        </Sample>
      ))}
    </>
  )
}

function Colours({ texts }: { texts: SampleTexts }) {
  return (
    <>
      <Sample of="Panel">
        <Panel>{texts.longSentence}</Panel>
      </Sample>
      {(['wide', 'none'] as const).map((size) => (
        <Sample key={size} of={`size="${size}"`}>
          <Panel size={size}>{texts.sentence}</Panel>
        </Sample>
      ))}
      <Sample of="hasThinSides">
        <Panel hasThinSides>{texts.sentence}</Panel>
      </Sample>
      {(['sea', 'sun'] as const).map((tone) => (
        <Sample key={tone} of={`ColouredPanel tone="${tone}"`}>
          <ul>
            <ColouredPanel tone={tone}>{texts.sentence}</ColouredPanel>
          </ul>
        </Sample>
      ))}
      <Sample of='tone="success"'>
        <Panel tone="success">{texts.status}</Panel>
      </Sample>
    </>
  )
}

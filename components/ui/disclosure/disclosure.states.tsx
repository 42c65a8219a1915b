import { Panel } from '@/components/ui/panel/panel'
import { Sample } from '@/components/ui/sample'
import type { SampleTexts } from '@/components/ui/sample-texts'
import { Disclosure } from './disclosure'
import { DisclosureRow } from './disclosure-row'
import { DisclosureSummary } from './disclosure-summary'

const LOOKS = ['link', 'under', 'small'] as const

/** Every look, closed and open; small letters, a higher line, the summary of a panel, and a button. */
export function DisclosureStates({ texts }: { texts: SampleTexts }) {
  const content = <p>{texts.sentence}</p>
  return (
    <>
      {LOOKS.map((look) => (
        <Sample key={look} of={`look="${look}"`}>
          <Disclosure look={look} summary={texts.heading}>
            {content}
          </Disclosure>
          <Disclosure look={look} open summary={texts.heading}>
            {content}
          </Disclosure>
        </Sample>
      ))}
      <Sample of="DisclosureRow">
        <DisclosureRow summary={<h3>{texts.heading}</h3>}>{content}</DisclosureRow>
        <DisclosureRow open summary={<h3>{texts.heading}</h3>}>
          {content}
        </DisclosureRow>
      </Sample>
      <Sample of='look="under" size="xs"'>
        <Disclosure look="under" size="xs" summary={texts.heading}>
          {content}
        </Disclosure>
      </Sample>
      <Sample of='look="under" size="touch"'>
        <Disclosure look="under" size="touch" summary={texts.heading}>
          {content}
        </Disclosure>
      </Sample>
      <Sample of="DisclosureSummary">
        <Panel as="details">
          <DisclosureSummary>{texts.heading}</DisclosureSummary>
          {content}
        </Panel>
      </Sample>
      <Sample of="button">
        <Disclosure button={{ variant: 'soft' }} summary={texts.heading}>
          {content}
        </Disclosure>
      </Sample>
    </>
  )
}

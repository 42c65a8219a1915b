import { Sample } from '@/components/ui/sample'
import type { SampleWords } from '@/components/ui/sample-words'
import { ClosingDisclosure } from './closing-disclosure'
import { Disclosure } from './disclosure'

const LOOKS = ['link', 'plain', 'under', 'small', 'row'] as const

/** Every look, closed and open; small letters, a button, and one that closes itself. */
export function DisclosureStates({ words }: { words: SampleWords }) {
  const content = <p>{words.sentence}</p>
  return (
    <>
      {LOOKS.map((look) => {
        const summary = look === 'row' ? <h3>{words.heading}</h3> : words.heading
        return (
          <Sample key={look} of={`look="${look}"`}>
            <Disclosure look={look} summary={summary}>
              {content}
            </Disclosure>
            <Disclosure look={look} open summary={summary}>
              {content}
            </Disclosure>
          </Sample>
        )
      })}
      <Sample of='look="under" size="xs"'>
        <Disclosure look="under" size="xs" summary={words.heading}>
          {content}
        </Disclosure>
      </Sample>
      <Sample of="button">
        <Disclosure button={{ variant: 'soft' }} summary={words.heading}>
          {content}
        </Disclosure>
      </Sample>
      <Sample of='ClosingDisclosure look="menu"'>
        <ClosingDisclosure button={{ variant: 'soft' }} look="menu" summary={words.heading}>
          <a href="#disclosure">{words.link}</a>
        </ClosingDisclosure>
      </Sample>
    </>
  )
}

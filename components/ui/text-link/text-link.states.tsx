import { Sample } from '@/components/ui/sample'
import type { SampleWords } from '@/components/ui/sample-words'
import { TextLink } from './text-link'

/** Links of a text, in every tone, size and form. */
export function TextLinkStates({ words }: { words: SampleWords }) {
  return (
    <>
      <Sample of="TextLink">
        <TextLink href="/conditions/">{words.link}</TextLink>
      </Sample>
      {(['plain', 'danger'] as const).map((tone) => (
        <Sample key={tone} of={`tone="${tone}"`}>
          <TextLink href="/conditions/" tone={tone}>
            {words.link}
          </TextLink>
        </Sample>
      ))}
      <Sample of='size="s"'>
        <TextLink href="/conditions/" size="s">
          {words.link}
        </TextLink>
      </Sample>
      <Sample of='isAlone size="xs"'>
        <TextLink href="/conditions/" isAlone size="xs">
          {words.link}
        </TextLink>
      </Sample>
      <Sample of="isAlone isNumeric">
        <TextLink href="tel:+74232000000" isAlone isExternal isNumeric>
          +7 423 200-00-00
        </TextLink>
      </Sample>
    </>
  )
}

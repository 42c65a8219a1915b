import { Sample } from '@/components/ui/sample'
import type { SampleTexts } from '@/components/ui/sample-texts'
import { TextLink } from './text-link'

/** Links of a text, in every tone, size and form. */
export function TextLinkStates({ texts }: { texts: SampleTexts }) {
  return (
    <>
      <Sample of="TextLink">
        <TextLink href="/conditions/">{texts.link}</TextLink>
      </Sample>
      {(['plain', 'danger'] as const).map((tone) => (
        <Sample key={tone} of={`tone="${tone}"`}>
          <TextLink href="/conditions/" tone={tone}>
            {texts.link}
          </TextLink>
        </Sample>
      ))}
      <Sample of='size="s"'>
        <TextLink href="/conditions/" size="s">
          {texts.link}
        </TextLink>
      </Sample>
      <Sample of='isAlone size="xs"'>
        <TextLink href="/conditions/" isAlone size="xs">
          {texts.link}
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

import { Sample } from '@/components/ui/sample'
import type { SampleTexts } from '@/components/ui/sample-texts'
import { TextLink } from './text-link'

/** Links of a text, in either tone and size, and of every form. */
export function TextLinkStates({ texts }: { texts: SampleTexts }) {
  return (
    <>
      <Sample of="TextLink">
        <TextLink href="/conditions/">{texts.link}</TextLink>
      </Sample>
      <Sample of='tone="plain"'>
        <TextLink href="/conditions/" tone="plain">
          {texts.link}
        </TextLink>
      </Sample>
      <Sample of='size="s"'>
        <TextLink href="/conditions/" size="s">
          {texts.link}
        </TextLink>
      </Sample>
      <Sample of="isOneLine">
        <TextLink href="/conditions/" isOneLine>
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

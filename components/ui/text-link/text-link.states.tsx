import { TextLink } from './text-link'

/** Links of a text, in every tone, size and form. */
export function TextLinkStates() {
  return (
    <>
      <TextLink href="/about/">accent</TextLink>
      <TextLink href="/about/" tone="plain">
        plain
      </TextLink>
      <TextLink href="/about/" tone="danger">
        danger
      </TextLink>
      <TextLink href="/about/" size="s">
        small
      </TextLink>
      <TextLink href="/about/" isAlone size="xs">
        very small, alone
      </TextLink>
      <TextLink href="tel:+78622000000" isAlone isExternal isNumeric>
        +7 862 200-00-00
      </TextLink>
    </>
  )
}

import { Heading } from './heading'

/** Headings of the levels within a page, and in every size. */
export function HeadingStates() {
  return (
    <>
      <Heading level={3}>level 3</Heading>
      <Heading level={3} isSub>
        sub
      </Heading>
      <Heading level={3} size="l">
        large
      </Heading>
      <Heading level={3} size="s">
        small
      </Heading>
      <Heading level={3} size="s" weight="semi">
        small, semi-bold
      </Heading>
    </>
  )
}

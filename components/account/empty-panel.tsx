import type { ReactNode } from 'react'
import { Illustration } from '@/components/illustrations/illustration'
import { Heading } from '@/components/ui/heading/heading'
import { CentredPanel } from '@/components/ui/panel/centred-panel'
import { Text } from '@/components/ui/text/text'

type Props = {
  picture: 'empty-clear' | 'empty-trips'
  title: string
  text: string
  /** Where to go from here, if there is need to. */
  children?: ReactNode
}

/** In the place of something that is not there. */
export function EmptyPanel({ picture, title, text, children }: Props) {
  return (
    <CentredPanel>
      <Illustration name={picture} />
      <Heading isSub>{title}</Heading>
      <Text size="s" tone="muted">
        {text}
      </Text>
      {children}
    </CentredPanel>
  )
}

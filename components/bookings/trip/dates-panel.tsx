import type { ComponentProps } from 'react'
import { Panel } from '@/components/ui/panel/panel'
import { DatesForm } from './dates-form'

type Props = ComponentProps<typeof DatesForm> & { id: string; title: string }

/** Other dates, where another thing is the page's subject. */
export function DatesPanel({ id, title, ...form }: Props) {
  return (
    <Panel flow="stack" heading={title} headingId={id}>
      <DatesForm {...form} tone="dark" />
    </Panel>
  )
}

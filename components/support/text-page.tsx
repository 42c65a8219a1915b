import type { ReactNode } from 'react'
import { Crumbs } from '@/components/layout/frame/crumbs'
import { Container } from '@/components/ui/container/container'
import { PageHead } from '@/components/ui/page-head/page-head'
import type { Crumb } from '@/lib/seo/json-ld/breadcrumbs'

type Props = {
  parents?: readonly Crumb[]
  title: string
  lead?: ReactNode
  children: ReactNode
}

/** Frame of a page of texts: the way to it, its heading and what it is about in a sentence. */
export function TextPage({ parents = [], title, lead, children }: Props) {
  return (
    <Container space="page">
      <Crumbs here={title} parents={parents} />
      <PageHead as="header" hasLongWords heading={title} lead={lead} />
      {children}
    </Container>
  )
}

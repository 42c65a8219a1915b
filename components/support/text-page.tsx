import './support.css'
import type { ReactNode } from 'react'
import { Crumbs } from '@/components/layout/frame/crumbs'

type Props = {
  parents?: Array<{ href: string; name: string }>
  title: string
  lead?: ReactNode | undefined
  children: ReactNode
}

/** Frame of a page of texts: the way to it, its heading and what it is about in a sentence. */
export function TextPage({ parents = [], title, lead, children }: Props) {
  return (
    <div className="wrap info">
      <Crumbs here={title} parents={parents} />
      <header className="ph">
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
      </header>
      {children}
    </div>
  )
}

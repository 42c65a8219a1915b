import type { ReactNode } from 'react'
import { Illustration } from '@/components/illustrations/illustration'
import { Container } from '@/components/ui/container/container'
import styles from './notice.module.css'

type Props = {
  picture: '404' | 'error'
  title: string
  children: ReactNode
  actions: ReactNode
  /** The actions must be seen without scrolling, also on a laptop. */
  isLow?: boolean
}

/** A page that stands for another one: picture, title, what happened, where to go. Never for search engines. */
export function Notice({ picture, title, children, actions, isLow = false }: Props) {
  return (
    <Container space="both">
      {/* React moves both into the head. */}
      <title>{title}</title>
      <meta content="noindex" name="robots" />
      <div className={styles.message} data-look={isLow ? 'low' : undefined}>
        <Illustration name={picture} />
        <h1>{title}</h1>
        {children}
        <div>{actions}</div>
      </div>
    </Container>
  )
}

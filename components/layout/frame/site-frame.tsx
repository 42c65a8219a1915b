import type { ComponentProps, ReactNode } from 'react'
import { SiteFooter } from '@/components/layout/footer/site-footer'
import { SiteHeader } from '@/components/layout/header/site-header'
import { MobileBar } from './mobile-bar'
import { PageFrame } from './page-frame'

type Props = ComponentProps<typeof SiteFooter> & { children: ReactNode }

/** Header, page, footer and the bar of small screens, as the specification orders them. */
export function SiteFrame({ settings, year, children }: Props) {
  return (
    <PageFrame
      footer={
        <>
          <SiteFooter settings={settings} year={year} />
          <MobileBar settings={settings} />
        </>
      }
      header={<SiteHeader settings={settings} />}
    >
      {children}
    </PageFrame>
  )
}

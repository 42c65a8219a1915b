'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { Ref } from 'react'
import { leaveFor } from '@/lib/auth/leave-for'
import { deleteAccount } from '@/lib/browser-api/profile'
import { RefusedError } from '@/lib/browser-api/refused-error'
import { useRouter } from '@/lib/i18n/navigation'
import { PREFIX_OF } from '@/lib/i18n/routing'
import { startSession, useSession } from '@/lib/store/store'
import { BOOKS_YEARS } from '@/provider/contract/rules/bookings/retention'
import { PanelNote } from './panel-note'
import { useProved } from './step-up'
import { usePanelWork } from './use-panel'

/** Says what goes and what the law keeps, before anything goes. */
export function DeleteDialog({ ref }: { ref: Ref<HTMLDialogElement> }) {
  const t = useTranslations('profile.data')
  const locale = useLocale()
  const router = useRouter()
  const proved = useProved()
  const work = usePanelWork()

  function remove() {
    void work.run(async () => {
      try {
        await proved(deleteAccount)
      } catch (error) {
        // What stands in the way now is told by the page.
        if (error instanceof RefusedError && error.code === 'deletion_refused') router.refresh()
        throw error
      }
      startSession()
      useSession.getState().forgetAccount()
      leaveFor(`${PREFIX_OF[locale]}/`)
      return ''
    })
  }

  return (
    <dialog aria-labelledby="delete-question" className="ask" ref={ref}>
      <h2 id="delete-question">{t('question')}</h2>
      <p>
        <b>{t('warning')}</b>
      </p>
      <p>{t('gone')}</p>
      <p className="small muted">{t('kept', { years: BOOKS_YEARS })}</p>
      <PanelNote told={work.told} />
      <form className="row acts" method="dialog">
        <button aria-busy={work.isBusy} className="btn line danger" onClick={remove} type="button">
          {t(work.isBusy ? 'deleting' : 'confirm')}
        </button>
        <button className="btn dark" type="submit">
          {t('keep')}
        </button>
      </form>
    </dialog>
  )
}

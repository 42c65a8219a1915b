'use client'

import { useLocale, useTranslations } from 'next-intl'
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog'
import { Text } from '@/components/ui/text/text'
import { TextLink } from '@/components/ui/text-link/text-link'
import { leaveFor } from '@/lib/auth/leave-for'
import { deleteAccount } from '@/lib/browser-api/profile'
import { RejectionError } from '@/lib/browser-api/rejection-error'
import { useRouter } from '@/lib/i18n/navigation'
import { PREFIX_OF } from '@/lib/i18n/routing'
import { SITE_LINKS } from '@/lib/routing/site-links'
import { startSession, useSession } from '@/lib/store/store'
import { RETENTION } from '@/provider/contract/rules/retention'
import { PanelNote } from './panel-note'
import { useProved } from './step-up'
import { usePanelWork } from './use-panel'

/** Says what goes and what the law keeps, before anything goes. */
export function DeleteDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
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
        if (error instanceof RejectionError && error.code === 'deletion_refused') router.refresh()
        throw error
      }
      startSession()
      useSession.getState().clearAccount()
      leaveFor(`${PREFIX_OF[locale]}/`)
      return ''
    })
  }

  return (
    <ConfirmDialog
      cancel={t('keep')}
      confirm={t(work.isBusy ? 'deleting' : 'confirm')}
      isBusy={work.isBusy}
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={remove}
      question={t('question')}
    >
      <p>
        <b>{t('warning')}</b>
      </p>
      <p>{t('gone')}</p>
      <Text size="s" tone="muted">
        {t.rich('kept', {
          years: RETENTION.booksYears,
          consentYears: RETENTION.consentYears,
          link: (chunks) => <TextLink href={`${SITE_LINKS.privacy}#retention`}>{chunks}</TextLink>,
        })}
      </Text>
      <PanelNote status={work.status} />
    </ConfirmDialog>
  )
}

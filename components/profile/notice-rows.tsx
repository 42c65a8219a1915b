'use client'

import { useTranslations } from 'next-intl'
import { FieldError } from '@/components/ui/field/field-error'
import { Text } from '@/components/ui/text/text'
import { NOTICE_CHANNELS, NOTICE_TOPICS, type Notices } from '@/provider/contract/rules/profile/notification-settings'
import styles from './profile.module.css'

type Props = { notices: Notices; debtsError: string | undefined; onChange: (notices: Notices) => void }

/** Of what, and how: a group for each subject, a switch for each way. */
export function NoticeRows({ notices, debtsError, onChange }: Props) {
  const t = useTranslations('profile.notices')
  return (
    <div className={styles.notices}>
      {NOTICE_TOPICS.map((topic) => (
        <fieldset aria-describedby={`notice-${topic}-note`} key={topic}>
          <legend>{t(`topics.${topic}`)}</legend>
          <Text id={`notice-${topic}-note`} size="s" tone="muted">
            {t(`notes.${topic}`)}
          </Text>
          <div>
            {NOTICE_CHANNELS.map((channel) => (
              <label key={channel}>
                <input
                  checked={notices[topic][channel]}
                  id={`notice-${topic}-${channel}`}
                  onChange={({ target }) =>
                    onChange({ ...notices, [topic]: { ...notices[topic], [channel]: target.checked } })
                  }
                  type="checkbox"
                />
                {t(channel)}
              </label>
            ))}
          </div>
          {topic === 'debts' && <FieldError error={debtsError} id="notice-debts" />}
        </fieldset>
      ))}
    </div>
  )
}

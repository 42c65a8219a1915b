import { useTranslations } from 'next-intl'
import { encode } from 'uqr'
import type { BranchFacts } from '@/provider/contract/settings'
import styles from './wechat-code.module.css'

/** Blank modules around a code; fewer, and a phone does not find it. */
const QUIET_MODULES = 4

/** The branch's WeChat: its name, and a code to scan or to hold a finger on. Nothing where the branch has none. */
export function WechatCode({ messengers: { wechat, wechatCode } }: { messengers: BranchFacts['messengers'] }) {
  const t = useTranslations('contacts')
  if (wechat === '') return null
  const { data, size } = encode(wechatCode || wechat, { border: QUIET_MODULES })
  return (
    <div className={styles.wechat}>
      <svg aria-label={t('wechatPicture', { name: wechat })} role="img" viewBox={`0 0 ${size} ${size}`}>
        <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
        <path d={data.map(rowPath).join('')} stroke="#000" />
      </svg>
      <p>
        {t('wechat')} <b>{wechat}</b>
        <span>{t(wechatCode ? 'wechatAdd' : 'wechatFind')}</span>
      </p>
    </div>
  )
}

/** The dark runs of a row as lines, a module thick: a quarter of what single modules weigh. */
function rowPath(row: boolean[], y: number): string {
  const runs = [
    ...row
      .map((isDark) => (isDark ? '1' : '0'))
      .join('')
      .matchAll(/1+/g),
  ]
  return runs.map(({ index, 0: run }) => `M${index} ${y + 0.5}h${run.length}`).join('')
}

import 'server-only'
import { headers } from 'next/headers'
import { deviceOf } from '@/lib/auth/device-of'

/** Whether the page is read in WeChat, which neither stores files nor gives its cookies to the browser it opens them in. */
export async function isInWeChat(): Promise<boolean> {
  return deviceOf((await headers()).get('user-agent') ?? '')?.browser === 'wechat'
}

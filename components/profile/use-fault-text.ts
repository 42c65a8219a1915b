'use client'

import { useTranslations } from 'next-intl'
import type { ProfileFault } from '@/lib/profile/profile-rules'
import { PASSWORD_MAX, PASSWORD_MIN } from '@/provider/contract/rules/auth/password'

export function useFaultText(): (fault: ProfileFault) => string {
  const t = useTranslations('profile.errors')
  return (fault) => t(fault, { count: fault === 'passwordLong' ? PASSWORD_MAX : PASSWORD_MIN })
}

'use client'

import { useEffect, useState } from 'react'

type FormStep = 'data' | 'scans'

const SCANS = '#scans'

/** The step of a new driver's form. It is an entry of the browser's history, so that its way back loses nothing that was typed. */
export function useFormStep() {
  const [step, setStep] = useState<FormStep>('data')

  useEffect(() => {
    const read = () => setStep(window.location.hash === SCANS ? 'scans' : 'data')
    window.addEventListener('popstate', read)
    return () => window.removeEventListener('popstate', read)
  }, [])

  return {
    step,
    showScans: () => {
      window.history.pushState(null, '', SCANS)
      setStep('scans')
    },
    showData: () => {
      window.history.replaceState(null, '', window.location.search)
      setStep('data')
    },
  }
}

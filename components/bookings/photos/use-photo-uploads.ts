'use client'

import { useEffect, useRef, useState } from 'react'
import { useUpload } from '@/components/files/use-upload'
import type { FileError } from '@/lib/files/file-error'

/** `sent`: bytes that have left; null: it waits for those before it. */
export type PhotoUpload = { key: number; file: File; sent: number | null; error: FileError | null }

type Options = { address: string; maxMb: number; onStored: () => void }

/**
 * Photos on their way up, one after another; each that is stored leaves the list. What a lost connection stopped goes on by
 * itself when there is one again: the same photo sent twice is stored once.
 */
export function usePhotoUploads({ address, maxMb, onStored }: Options) {
  const [uploads, setUploads] = useState<PhotoUpload[]>([])
  const upload = useUpload(address, maxMb)
  const queue = useRef(Promise.resolve())
  const lastKey = useRef(0)
  const left = useRef(new Set<number>())
  const change = (key: number, what: Partial<PhotoUpload>) =>
    setUploads((known) => known.map((one) => (one.key === key ? { ...one, ...what } : one)))

  function discard(key: number): void {
    left.current.delete(key)
    upload.cancel(key)
    setUploads((known) => known.filter((one) => one.key !== key))
  }

  function enqueue({ key, file }: PhotoUpload): void {
    change(key, { error: null, sent: null })
    queue.current = queue.current.then(async () => {
      if (!left.current.has(key)) return
      const end = await upload.send(key, file, (sent) => change(key, { sent }))
      if (end === null) return
      if ('error' in end) return change(key, { error: end.error })
      discard(key)
      onStored()
    })
  }

  function add(files: readonly File[]): void {
    const added = files.map((file) => ({ key: lastKey.current++, file, sent: null, error: null }))
    for (const { key } of added) left.current.add(key)
    setUploads((known) => [...known, ...added])
    for (const one of added) enqueue(one)
  }

  const latest = useRef({ uploads, enqueue })
  latest.current = { uploads, enqueue }
  useEffect(() => {
    const goOn = () => {
      for (const one of latest.current.uploads) if (one.error === 'offline') latest.current.enqueue(one)
    }
    window.addEventListener('online', goOn)
    return () => window.removeEventListener('online', goOn)
  }, [])

  const isUnsent = uploads.length > 0
  useEffect(() => {
    if (!isUnsent) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isUnsent])

  return { uploads, add, retry: enqueue, discard }
}

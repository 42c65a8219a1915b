'use client'

import { useRef, useState } from 'react'
import { useUpload } from '@/components/files/use-upload'
import { ownUploadAddress } from '@/lib/browser-api/files'
import type { FileError } from '@/lib/files/file-error'
import { DISPUTE_FILES_MAX } from '@/provider/contract/rules/debts/dispute-limits'

/** `key`: two files may have one name. */
type Evidence = { key: number; file: File; sent: number; id: string | null; error: FileError | null }

/** Files beside a dispute, each on its own way up. */
export function useEvidence(maxMb: number) {
  const [files, setFiles] = useState<Evidence[]>([])
  const [isReminded, setIsReminded] = useState(false)
  const upload = useUpload(ownUploadAddress('dispute'), maxMb)
  const queue = useRef(Promise.resolve())
  const gone = useRef(new Set<number>())
  const count = useRef(0)
  const change = (key: number, what: Partial<Evidence>) =>
    setFiles((current) => current.map((one) => (one.key === key ? { ...one, ...what } : one)))

  function add(file: File): Promise<void> {
    const key = count.current++
    setFiles((known) => [...known, { key, file, sent: 0, id: null, error: null }])
    return send(key, file)
  }

  /** One after another: a client may send only so many at once. */
  function send(key: number, file: File): Promise<void> {
    queue.current = queue.current.then(async () => {
      if (gone.current.has(key)) return
      const end = await upload.send(key, file, (sent) => change(key, { sent, error: null }))
      if (end) change(key, 'error' in end ? end : { id: end.file.id })
    })
    return queue.current
  }

  function remove(key: number): void {
    gone.current.add(key)
    upload.cancel(key)
    setFiles((known) => known.filter((one) => one.key !== key))
  }

  const isGoing = files.some(({ id, error }) => id === null && error === null)
  return {
    files,
    add,
    retry: ({ key, file }: Evidence) => send(key, file),
    remove,
    isGoing,
    isReminded: isReminded && isGoing,
    remind: () => setIsReminded(true),
    hasPlace: files.length < DISPUTE_FILES_MAX,
    ids: files.flatMap(({ id }) => id ?? []),
  }
}

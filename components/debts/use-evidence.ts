'use client'

import { useEffect, useRef, useState } from 'react'
import { uploadFile } from '@/lib/browser-api/files'
import { type FileFault, fileFault } from '@/lib/files/file-fault'
import { DISPUTE_FILES_MAX } from '@/provider/contract/rules/dispute-limits'
import { BYTES_PER_MB } from '@/provider/contract/rules/file-kinds'

/** `key`: two files may have one name. */
export type Evidence = {
  key: number
  name: string
  sent: number
  whole: number
  id: string | null
  fault: FileFault | null
}

/** Files beside a dispute, each on its own way up. */
export function useEvidence(maxMb: number) {
  const [files, setFiles] = useState<Evidence[]>([])
  const [isReminded, setIsReminded] = useState(false)
  const running = useRef(new Map<number, AbortController>())
  const queue = useRef(Promise.resolve())
  const count = useRef(0)
  useEffect(
    () => () => {
      for (const one of running.current.values()) one.abort()
    },
    [],
  )
  const change = (key: number, what: Partial<Evidence>) =>
    setFiles((known) => known.map((file) => (file.key === key ? { ...file, ...what } : file)))

  async function add(file: File): Promise<void> {
    const key = count.current++
    const isTooLarge = file.size > maxMb * BYTES_PER_MB
    const fault = isTooLarge ? 'fileTooLarge' : null
    setFiles((known) => [...known, { key, name: file.name, sent: 0, whole: file.size, id: null, fault }])
    if (isTooLarge) return
    const own = new AbortController()
    running.current.set(key, own)
    // One after another: a client may send only so many at once.
    queue.current = queue.current.then(() => send(key, file, own))
    await queue.current
  }

  async function send(key: number, file: File, own: AbortController): Promise<void> {
    if (own.signal.aborted) return
    try {
      const onProgress = (sent: number) => change(key, { sent })
      const { id } = await uploadFile('dispute', file, { signal: own.signal, onProgress })
      change(key, { id })
    } catch (error) {
      if (!own.signal.aborted) change(key, { fault: fileFault(error) })
    } finally {
      running.current.delete(key)
    }
  }

  function remove(key: number): void {
    running.current.get(key)?.abort()
    setFiles((known) => known.filter((file) => file.key !== key))
  }

  const isGoing = files.some(({ id, fault }) => id === null && fault === null)
  return {
    files,
    add,
    remove,
    isGoing,
    isReminded: isReminded && isGoing,
    remind: () => setIsReminded(true),
    hasPlace: files.length < DISPUTE_FILES_MAX,
    ids: files.flatMap(({ id }) => id ?? []),
  }
}

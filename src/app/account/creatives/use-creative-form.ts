import { useEffect, useMemo, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { CallError } from '#client/call-error.ts'
import type { Creative } from '#contract/ad-creatives.ts'
import { creativesApp as t } from '#i18n/en/app/creatives-app.ts'
import { TYPE_SPECS } from '#shared/rules/ad-specs.ts'
import { call } from '#stores/api.ts'
import { useLatestAbortSignal } from '#ui/use-newest-signal.ts'
import {
  validateCreative,
  EMPTY_CREATIVE,
  toCreativeBody,
  toCreativeValues,
  type CreativeProblems,
  type CreativeValues,
} from './creative-values.ts'
import { checkFileDimensions } from './check-dimensions.ts'

type Options = {
  campaignId: number
  /** The one to change; null adds one. */
  creative: Creative | null
  onDone: () => void
}

/** The form of a creative: its values, checks, sending with its share, cancelling and trying again. */
export function useCreativeForm({ campaignId, creative, onDone }: Options) {
  const ref = useRef<HTMLFormElement>(null)
  const client = useQueryClient()
  const sending = useLatestAbortSignal()
  const [values, setValues] = useState<CreativeValues>(() =>
    creative ? toCreativeValues(creative) : EMPTY_CREATIVE,
  )
  const [problems, setProblems] = useState<CreativeProblems>({})
  const [failure, fail] = useState<{ text: string; isLine: boolean } | null>(null)
  const [share, setShare] = useState<number | null>(null)

  useEffect(() => {
    if (Object.keys(problems).length > 0)
      ref.current?.querySelector<HTMLElement>('[aria-invalid="true"], .drop-press')?.focus()
  }, [problems])

  const send = async (signal: AbortSignal) => {
    const texts = toCreativeBody(values)
    const onProgress = ({ sent, total }: { sent: number; total: number }) =>
      setShare(total > 0 ? sent / total : 0)
    if (creative) {
      const { id, version } = creative
      return call('PUT /ads/creatives/{id}', {
        params: { id },
        body: { ...texts, version },
        signal,
      })
    }
    const { type, size } = { ...values, ...texts }
    const body = { ...texts, campaignId, type, adType: type, adSize: size }
    const { field } = TYPE_SPECS[type]
    if (!field) return call('POST /ads/creatives', { body, files: {}, signal, onProgress })
    return call('POST /ads/creatives/{type}', {
      ...{ params: { type }, body, files: { [field]: values.files }, signal, onProgress },
    })
  }
  const submit = async () => {
    if (share !== null) return
    const wrong = validateCreative(values, !creative)
    setProblems(wrong)
    fail(null)
    if (Object.keys(wrong).length > 0) return
    const signal = sending.next()
    setShare(0)
    try {
      const unfit = creative ? null : await checkFileDimensions(values)
      if (signal.aborted) return
      if (unfit) {
        setProblems({ files: unfit })
        return
      }
      await send(signal)
      const names = ['GET /ads/creatives', 'GET /ads/campaigns']
      await Promise.all(names.map((name) => client.invalidateQueries({ queryKey: [name] })))
      onDone()
    } catch (error) {
      if (signal.aborted) return
      const { fields, serverMessage: notice, code } = error as CallError
      const { bannerFile, gifFile, videoFile, adFile, ...others } = fields
      const file = bannerFile ?? gifFile ?? videoFile ?? adFile
      setProblems({ ...others, ...(file ? { files: file } : {}) })
      const isLine = code === 'NETWORK'
      fail({
        text: isLine ? t.form.lineDown : (notice ?? (creative ? t.changeFailed : t.createFailed)),
        isLine,
      })
      if (code === 'CHANGED_MEANWHILE')
        void client.invalidateQueries({ queryKey: ['GET /ads/creatives'] })
    } finally {
      setShare(null)
    }
  }
  return {
    ...{ ref, values, problems, failure, share, submit },
    change: (changed: Partial<CreativeValues>) => {
      setValues((before) => ({ ...before, ...changed }))
      if (changed.files) setProblems(({ files: _, ...others }) => others)
    },
    stop: () => {
      sending.stop()
      setShare(null)
    },
    urls: useObjectUrls(values.files),
  }
}

/** Addresses of chosen files on this device, given back when they are not needed any more. */
function useObjectUrls(files: readonly File[]): readonly string[] {
  const urls = useMemo(() => files.map((file) => URL.createObjectURL(file)), [files])
  useEffect(() => () => urls.forEach((url) => URL.revokeObjectURL(url)), [urls])
  return urls
}

import { DetailedError, Upload } from 'tus-js-client'
import type { UploadProgress } from '#client/send-files.ts'
import { classifiedMedia } from '#i18n/en/app/classified-media.ts'
import { readToken } from '#stores/token.ts'

/** Small enough that a broken line on a slow network costs seconds. */
const PART = 512 * 1024
const RETRIES_MS = [0, 2000, 8000, 20_000]

type How = { signal: AbortSignal; onProgress: (progress: UploadProgress) => void }

/**
 * Uploads a video in parts and returns its URL. Choosing the same file again resumes the upload,
 * even after a reload. Throws an Error with the reason on failure.
 */
export async function uploadVideo(file: File, { signal, onProgress }: How): Promise<string> {
  const base = (import.meta.env.PUBLIC_API_URL || '/api').replace(/\/$/, '')
  return new Promise((resolve, reject) => {
    let address: string | undefined
    const upload = new Upload(file, {
      endpoint: `${base}/uploads/videos`,
      headers: { Authorization: `Bearer ${readToken() ?? ''}` },
      chunkSize: PART,
      retryDelays: RETRIES_MS,
      removeFingerprintOnSuccess: true,
      onProgress: (sent, total) => onProgress({ sent, total }),
      onAfterResponse: (_, answer) => {
        address = answer.getHeader('Upload-Address') ?? address
      },
      onSuccess: () =>
        address ? resolve(address) : reject(new Error(classifiedMedia.videoFailed)),
      onError: (error) => reject(new Error(reasonOf(error))),
    })
    signal.addEventListener('abort', () => {
      void upload.abort()
      reject(new DOMException('Taken out', 'AbortError'))
    })
    void upload.findPreviousUploads().then(([earlier]) => {
      if (earlier) upload.resumeFromPreviousUpload(earlier)
      upload.start()
    })
  })
}

/** The server's message, or that the connection is lost. */
function reasonOf(error: Error): string {
  const answer = error instanceof DetailedError ? error.originalResponse?.getBody() : undefined
  try {
    return (JSON.parse(answer ?? '') as { error: string }).error
  } catch {
    return classifiedMedia.videoFailed
  }
}

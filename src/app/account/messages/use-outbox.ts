import { useEffect } from 'react'
import { useStore } from '@nanostores/react'
import type { CallError } from '#client/call.ts'
import { useWrite } from '#app/data/use-write.ts'
import {
  $outbox,
  removeUnsent,
  loadOutbox,
  addUnsent,
  type OutgoingMessage,
} from '#stores/outbox.ts'
import { saveDraft } from '#stores/drafts.ts'
import { INVALIDATES } from './invalidates.ts'

/** The storage key of the draft reply. */
export const getReplyDraftKey = (conversation: string): string => `reply:${conversation}`

/**
 * Sends messages of a conversation. Each is stored on the device until the server confirms it; a
 * message that failed stays and is sent again with the same key.
 */
export function useOutbox(conversation: string) {
  const all = useStore($outbox)
  const { mutateAsync } = useWrite('POST /messages', { invalidates: INVALIDATES })
  useEffect(() => {
    // What is being sent at this moment is in memory already.
    if ($outbox.get().length === 0) loadOutbox()
  }, [])
  const send = async (letter: OutgoingMessage): Promise<boolean> => {
    const unsent = { conversation, letter, at: new Date().toISOString(), notice: '' }
    addUnsent({ ...unsent, state: 'sending' })
    try {
      await mutateAsync({ body: letter })
      removeUnsent(letter.key)
      return true
    } catch (error) {
      const { status, serverMessage: notice } = error as CallError
      if (status === 401) {
        // One comes back to the words where they were typed.
        saveDraft(getReplyDraftKey(conversation), {
          subject: letter.subject,
          message: letter.message,
        })
        removeUnsent(letter.key)
      } else
        addUnsent({ ...unsent, state: 'failed', notice: status >= 400 && notice ? notice : '' })
      return false
    }
  }
  return {
    send,
    unsent: all.filter((each) => each.conversation === conversation),
    discard: removeUnsent,
  }
}

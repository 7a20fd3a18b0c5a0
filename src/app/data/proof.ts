/** Asks the person to show that it is them; whether they did. */
type Ask = () => Promise<boolean>

let current: Ask | null = null

/**
 * Names what asks for a proof when a call needs one (CONFIRM_NEEDED). The answer takes it away
 * again.
 */
export function setProofPrompt(setDialog: Ask): () => void {
  current = setDialog
  return () => {
    if (current === setDialog) current = null
  }
}

/** False too where nothing asks, and where asking fails. */
export const promptForProof = (): Promise<boolean> =>
  current?.().catch(() => false) ?? Promise.resolve(false)

/** Sends, and where a proof is needed and something asks for it, sends again with that. */
export const withProof = <Answer>(send: () => Promise<Answer>): Promise<Answer> =>
  send().catch(async (error: { code?: string }) => {
    if (error.code === 'CONFIRM_NEEDED' && (await promptForProof())) return send()
    throw error
  })

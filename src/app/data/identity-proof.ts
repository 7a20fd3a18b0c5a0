/** Asks the person to show that it is them; whether they did. */
type Ask = () => Promise<boolean>

let current: Ask | null = null

/**
 * Registers the prompt that opens when a call needs a proof (CONFIRM_NEEDED). Returns a function
 * that unregisters it.
 */
export function setIdentityPrompt(prompt: Ask): () => void {
  current = prompt
  return () => {
    if (current === prompt) current = null
  }
}

/** False too where nothing asks, and where asking fails. */
export const promptForIdentity = (): Promise<boolean> =>
  current?.().catch(() => false) ?? Promise.resolve(false)

/** Whether a call failed for want of a proof: the right to make it is there. */
export const needsIdentityProof = (error: { code?: string } | null): boolean =>
  error?.code === 'CONFIRM_NEEDED'

/** Sends a call; when a proof of identity is needed, prompts for it and sends again. */
export const withIdentityProof = <Answer>(send: () => Promise<Answer>): Promise<Answer> =>
  send().catch(async (error: { code?: string }) => {
    if (needsIdentityProof(error) && (await promptForIdentity())) return send()
    throw error
  })

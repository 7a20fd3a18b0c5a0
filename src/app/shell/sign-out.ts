import { loadLogout } from '#stores/sign-out.ts'

/* There before somebody signs out where the line is down. */
addEventListener('load', () => setTimeout(() => void loadLogout().catch(() => undefined), 3_000), {
  once: true,
})

export { signOut } from '#stores/sign-out.ts'

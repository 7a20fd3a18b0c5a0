import { isbot } from 'isbot'

/** Whether a program asks, as far as it says so; one that says nothing is no browser either. */
export const isProgram = (userAgent: string): boolean => userAgent === '' || isbot(userAgent)

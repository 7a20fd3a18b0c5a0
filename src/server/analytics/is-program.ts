import { isbot } from 'isbot'

/** Whether the request names itself as a program; one that names nothing is no browser either. */
export const isProgram = (userAgent: string): boolean => userAgent === '' || isbot(userAgent)

/** Words of the auth page that the specification does not give. */
export const AUTH_WORDS = {
  keptIdea: "We saved your idea:",
  forgot: {
    title: "Reset your password",
    heading: "Forgot your password?",
    description: "We'll email you a link to reset it.",
    send: "Send link",
    sending: "Sending link...",
  },
  linkExpired: "This link has expired. Request a new one.",
  linkTitle: "Link expired",
  requestLink: "Request a new link",
  checkEmail: "Check your email",
  checkSpam: "Didn't get it? Check your spam folder, or check the address for a typo.",
  sentAgain: "Email sent again.",
  noMail: {
    outboxTitle: "Check the outbox",
    /** Where the browser runs on the server's own computer. */
    outbox: "Email isn't set up on this server, so the message is in its outbox.",
    openOutbox: "Open the outbox",
    title: "Email isn't set up",
    elsewhere: "This server can't send email yet. Ask your administrator to set it up or to pass on the link.",
  },
  emailConfirmed: "Email confirmed.",
  emailChanged: "Email changed.",
  googleSignUpClosed: "Existing users can still sign in.",
} as const;

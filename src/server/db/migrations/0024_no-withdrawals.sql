ALTER TABLE "businesses" DROP CONSTRAINT "businesses_withdrawal_whole";--> statement-breakpoint
ALTER TABLE "businesses" DROP CONSTRAINT "businesses_withdrawal_known";--> statement-breakpoint
DROP INDEX "businesses_withdrawn_index";--> statement-breakpoint
ALTER TABLE "businesses" DROP COLUMN "withdrawal";--> statement-breakpoint
ALTER TABLE "businesses" DROP COLUMN "withdrawn_at";--> statement-breakpoint
ALTER TABLE "businesses" DROP COLUMN "withdrawn_from";
CREATE TABLE "campaign_targets" (
	"campaign_id" integer PRIMARY KEY NOT NULL,
	"target_url" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"looked_at" timestamp with time zone,
	"outcome" text,
	"detail" text,
	"final_url" text,
	"approved_site" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "campaign_targets_outcome_known" CHECK ("campaign_targets"."outcome" in ('answers', 'redirects', 'fails', 'refused', 'unchecked'))
);
--> statement-breakpoint
ALTER TABLE "campaign_targets" ADD CONSTRAINT "campaign_targets_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_targets_due_index" ON "campaign_targets" USING btree ("due_at");
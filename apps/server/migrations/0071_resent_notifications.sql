-- How an operator sent it again: by force to everybody with a confirmed address, or as people chose; null before that. It is
-- of the notification and not of the job, because jobs of one notification do the same work and only the first finds any.
alter table notifications add column resent_by_force boolean;
